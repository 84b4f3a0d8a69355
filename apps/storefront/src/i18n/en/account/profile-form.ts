import type { Namespace } from '../../namespace.ts';

export const profileForm = {
  name: 'profileForm',
  texts: {
    title: 'Update Profile',
    lead: 'So that we know whom to call when dinner is at your door.',
    submit: 'Save changes',
    back: 'Back to my profile',
    saved: 'Saved. In a moment you are taken to your profile.',
    outcomeUnknown: 'The server did not answer properly, so it may have been saved after all. It does no harm to send it again.',
    refused: 'The server did not take it. Change what it may have minded and try again.',
  },
} as const satisfies Namespace;
