import type { Namespace } from '../../namespace.ts';

export const profile = {
  name: 'profile',
  texts: {
    title: 'Profile',
    pictureOf: 'Picture of {name}',
    loading: 'Profile is loading...',
    missing: 'No profile found',
    update: 'Update Profile',
    manageProduct: 'Manage Product',
    details: 'Your details',
    firstName: 'First name',
    lastName: 'Last name',
    username: 'Username',
    gender: 'Gender',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
} as const satisfies Namespace;
