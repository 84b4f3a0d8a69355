import type { Profile } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { handOver, parseHandedProfile } from './handed-profile.ts';

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

it('leaves a picture behind that only this page can show', () => {
  expect(handOver({ ...nadia, imageUrl: 'data:image/png;base64,AAAA' }).imageUrl).toBeNull();
});
