import type { Profile } from '@my-food/api';
import { expect, it } from 'vitest';
import { toProfileSnapshot } from './profile-snapshot.ts';

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

it('contains the profile as plain JSON', () => {
  expect(JSON.parse(JSON.stringify(toProfileSnapshot(nadia)))).toEqual(nadia);
});

it('drops an image URL that is valid only in this document', () => {
  expect(toProfileSnapshot({ ...nadia, imageUrl: 'data:image/png;base64,AAAA' }).imageUrl).toBeNull();
});
