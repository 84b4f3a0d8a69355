import type { Profile } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { handedTo, handOver, parseHandedProfile } from './handed-profile.ts';

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

describe('parseHandedProfile', () => {
  it('gives back what was handed over', () => {
    expect(parseHandedProfile(JSON.parse(JSON.stringify(handOver(nadia))))).toEqual(nadia);
  });

  it('reads what somebody tampered with as empty', () => {
    const tampered = {
      ...nadia,
      phoneNumber: 7,
      address: null,
      gender: 'X',
      imageUrl: 'javascript:alert(1)',
      role: { is: 'ADMIN' },
      more: 1,
    };
    expect(parseHandedProfile(tampered)).toEqual({ ...nadia, phoneNumber: '', address: '', gender: null, imageUrl: null, role: null });
  });

  it.each([undefined, null, 'nadia', 7, [], [nadia], {}, { firstName: 'Nadia' }, { firstName: 1, lastName: 2 }])(
    'takes %j for no profile',
    (value) => {
      expect(parseHandedProfile(value)).toBeNull();
    },
  );
});

describe('handedTo', () => {
  const admin: Profile = { ...nadia, username: 'rahim', email: 'rahim@my-food.example' };

  it('gives a profile back to the person it is about, whatever they have changed since', () => {
    expect(handedTo({ ...nadia, address: 'Elsewhere' }, handOver(nadia))).toEqual(nadia);
  });

  it.each([
    ['the next person', admin],
    ['somebody not known yet', null],
  ])('gives nothing to %s', (_, reader) => {
    expect(handedTo(reader, handOver(nadia))).toBeNull();
  });
});

it('leaves a picture behind that only this page can show', () => {
  expect(handOver({ ...nadia, imageUrl: 'data:image/png;base64,AAAA' }).imageUrl).toBeNull();
});
