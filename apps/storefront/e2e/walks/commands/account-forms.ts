import type { User } from '../model.ts';
import type { WalkCommand } from './command.ts';
import { create, fillForm, work } from './forms.ts';

export const register = (number: number, times: number): WalkCommand =>
  create(
    {
      label: `register as guest ${String(number)}`,
      address: '/register/',
      operation: 'a registration',
      kind: 'account',
      form: {
        button: 'Register',
        texts: {
          'First Name': 'Nadia',
          'Last Name': 'Rahman',
          Username: `guest${String(number)}`,
          Email: `guest${String(number)}@my-food.example`,
          'Phone Number': '01700000000',
          Address: '12 Lake Road, Dhaka',
          Password: 'nolen gur 12',
          'Confirm Password': 'nolen gur 12',
        },
        choices: { Gender: 'F' },
        pictureField: 'Profile Image',
      },
    },
    times,
  );

const firstNames = ['Nila', 'Rupa', "O'Brien"] as const;

/** Changes the first name. The profile must show it. */
export const updateProfile = (number: number): WalkCommand => {
  const name = firstNames[number % firstNames.length] ?? '';
  let owner: User = null;
  return work({
    label: `change the first name to '${name}'`,
    address: '/profile/update/',
    operations: ['a profile update'],
    async perform(walk, page) {
      owner = walk.model.situation().user;
      return owner !== null && fillForm({ button: 'Save changes', texts: { 'First Name': name } })(walk, page);
    },
    isStored: ({ account }) =>
      account.findFirst({ where: { role: { equals: owner === 'admin' ? 'ADMIN' : 'CUSTOMER' } } })?.firstName === name,
    onStored: (walk) => walk.noteProfile(),
  });
};
