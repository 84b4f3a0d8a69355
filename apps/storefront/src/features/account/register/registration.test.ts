import { expect, it } from 'vitest';
import { hasEqualPasswords, restorableFields, toRegistration } from './registration.ts';

const picture = new File(['x'], 'nadia.png');
const filled = new Map([
  ['first_name', 'Nadia'],
  ['last_name', 'Rahman'],
  ['username', 'nadia'],
  ['email', 'nadia@my-food.example'],
  ['phone_number', '01700000000'],
  ['gender', 'F'],
  ['address', '12 Lake Road, Dhaka'],
  ['password', ' a long password '],
  ['password2', ' a long password '],
]);

it('AC-145 sends the code of the gender, and untrimmed passwords', () => {
  expect(toRegistration(filled, picture)).toEqual({
    firstName: 'Nadia',
    lastName: 'Rahman',
    username: 'nadia',
    email: 'nadia@my-food.example',
    phoneNumber: '01700000000',
    address: '12 Lake Road, Dhaka',
    password: ' a long password ',
    passwordAgain: ' a long password ',
    gender: 'F',
    picture,
  });
});

it('AC-412 sends a phone number in European digits, and the address as it was typed', () => {
  const typed = new Map([...filled, ['phone_number', '০১৭০০০০০০০০'], ['address', '১২ লেক রোড']]);
  expect(toRegistration(typed, picture)).toMatchObject({ phoneNumber: '01700000000', address: '১২ লেক রোড' });
});

it.each(['', 'X', 'Female'])('returns null for the gender %j', (gender) => {
  expect(toRegistration(new Map([...filled, ['gender', gender]]), picture)).toBeNull();
});

it.each([
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
])('compares the passwords %j and %j exactly', (password, password2, areEqual) => {
  const registration = toRegistration(new Map([...filled, ['password', password], ['password2', password2]]), picture);
  expect(registration && hasEqualPasswords(registration)).toBe(areEqual);
});

it('never restores passwords', () => {
  expect(restorableFields.filter((name) => name.includes('password'))).toEqual([]);
});
