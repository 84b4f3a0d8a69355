import { expect, it } from 'vitest';
import { toProfileValues, toProfilePayload, type ProfileValues } from './profile-values.ts';

const values: ProfileValues = {
  firstName: ' নাদিয়া ',
  lastName: 'Rahman',
  phoneNumber: '01700000000',
  address: '12 Lake Road\n',
  gender: 'F',
  picture: null,
};

it('trims the values and sends no picture unless a new one was chosen', () => {
  expect(toProfilePayload(values)).toEqual({
    firstName: 'নাদিয়া',
    lastName: 'Rahman',
    phoneNumber: '01700000000',
    address: '12 Lake Road',
    gender: 'F',
    picture: null,
  });
  const picture = new File(['x'], 'nadia.png');
  expect(toProfilePayload({ ...values, picture })?.picture).toBe(picture);
});

it('AC-412 sends a phone number in European digits, and the address as it was typed', () => {
  const typed = { ...values, phoneNumber: ' ০১৭০০০০০০০০', address: '১২ লেক রোড' };
  expect(toProfilePayload(typed)).toMatchObject({ phoneNumber: '01700000000', address: '১২ লেক রোড' });
});

it('AC-625 sends texts without the invisible marks that come with a paste, but with the joiners of Bengali letters', () => {
  const pasted = {
    ...values,
    firstName: '\u200bNadia\ufeff',
    phoneNumber: '\u202a+880 1712-345678\u202c',
    address: 'র\u200d্যাঙ্কস রোড \u2069',
  };
  expect(toProfilePayload(pasted)).toMatchObject({ firstName: 'Nadia', phoneNumber: '+880 1712-345678', address: 'র\u200d্যাঙ্কস রোড' });
  expect(toProfilePayload({ ...values, phoneNumber: '\u200b' })).toBeNull();
});

it.each([{ firstName: ' ' }, { lastName: '' }, { phoneNumber: '\t' }, { address: '\n ' }, { gender: null }])(
  'AC-094 is incomplete with %j',
  (missing) => {
    expect(toProfilePayload({ ...values, ...missing })).toBeNull();
  },
);

const profile = {
  firstName: 'Nadia',
  lastName: 'Rahman',
  username: 'nadia',
  email: 'nadia@my-food.example',
  phoneNumber: '017',
  address: '',
  gender: null,
  imageUrl: 'https://shop.example/nadia.png',
  role: null,
};

it('starts from the profile without a new picture', () => {
  expect(toProfileValues(profile)).toEqual({
    firstName: 'Nadia',
    lastName: 'Rahman',
    phoneNumber: '017',
    address: '',
    gender: null,
    picture: null,
  });
});

it('AC-630 keeps the words of an address of several lines apart, in a field that has one', () => {
  const addressOf = (address: string) => toProfileValues({ ...profile, address }).address;
  expect(addressOf('12 Lake Road\r\nFlat 3,\n\nDhaka\n')).toBe('12 Lake Road, Flat 3, Dhaka');
  expect(addressOf('12 Lake Road,  Dhaka')).toBe('12 Lake Road,  Dhaka');
});
