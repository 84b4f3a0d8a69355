import type { Namespace } from '../../namespace.ts';

export const profileForm = {
  name: 'profileForm',
  texts: {
    title: 'Update Profile',
    lead: 'So that we know whom to call when dinner is at your door.',
    submit: 'Save changes',
    back: 'Back to my profile',
    saved: 'Saved. In a moment you are taken to your profile.',
  },
} as const satisfies Namespace;
