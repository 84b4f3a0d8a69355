import type { Profile } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { parseOwnProfileSnapshot, toProfileSnapshot, parseProfileSnapshot } from './profile-snapshot.ts';

const nadia: Profile = {
  firstName: 'নাদিয়া',
  lastName: 'Rahman',
  username: 'nadia',
  email: 'nadia@my-food.example',
  phoneNumber: '01700000000',
  address: '12 Lake Road',
  gender: 'F',
  imageUrl: 'https://shop.example/media/nadia.png',
  role: 'CUSTOMER',
};

describe('parseProfileSnapshot', () => {
  it('restores a serialized profile', () => {
    expect(parseProfileSnapshot(JSON.parse(JSON.stringify(toProfileSnapshot(nadia))))).toEqual(nadia);
  });

  it('replaces tampered fields with empty values', () => {
    const tampered = {
      ...nadia,
      phoneNumber: 7,
      address: null,
      gender: 'X',
      imageUrl: 'javascript:alert(1)',
      role: { is: 'ADMIN' },
      more: 1,
    };
    expect(parseProfileSnapshot(tampered)).toEqual({ ...nadia, phoneNumber: '', address: '', gender: null, imageUrl: null, role: null });
  });

  it.each([undefined, null, 'nadia', 7, [], [nadia], {}, { firstName: 'Nadia' }, { firstName: 1, lastName: 2 }])('rejects %j', (value) => {
    expect(parseProfileSnapshot(value)).toBeNull();
  });
});

describe('parseOwnProfileSnapshot', () => {
  const admin: Profile = { ...nadia, username: 'rahim', email: 'rahim@my-food.example' };

  it('returns the profile to its own user, even after edits', () => {
    expect(parseOwnProfileSnapshot({ ...nadia, address: 'Elsewhere' }, toProfileSnapshot(nadia))).toEqual(nadia);
  });

  it.each([
    ['another user', admin],
    ['an unknown user', null],
  ])('returns null for %s', (_, user) => {
    expect(parseOwnProfileSnapshot(user, toProfileSnapshot(nadia))).toBeNull();
  });
});

it('drops an image URL that is valid only in this document', () => {
  expect(toProfileSnapshot({ ...nadia, imageUrl: 'data:image/png;base64,AAAA' }).imageUrl).toBeNull();
});
