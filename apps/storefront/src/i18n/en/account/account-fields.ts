import type { Namespace } from '../../namespace.ts';

/** The fields that registration and profile share. */
export const accountFields = {
  name: 'accountFields',
  texts: {
    firstName: 'First Name',
    lastName: 'Last Name',
    phoneNumber: 'Phone Number',
    address: 'Address',
    picture: 'Profile Image',
    pictureHint: 'PNG, JPG, GIF or WebP, best below 5 MB',
    gender: 'Gender',
    genderPlaceholder: 'Please choose',
    male: 'Male',
    female: 'Female',
    other: 'Other',
  },
} as const satisfies Namespace;
