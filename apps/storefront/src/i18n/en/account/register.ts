import type { Namespace } from '../../namespace.ts';

export const register = {
  name: 'register',
  texts: {
    title: 'Register',
    lead: 'A minute of typing, a lifetime of good dinners.',
    aboutYou: 'About you',
    onYourProfile: 'On your profile',
    toKeepItYours: 'To keep it yours',
    username: 'Username',
    confirmPassword: 'Confirm Password',
    submit: 'Register',
    login: 'One of us already? <link>Login Yourself</link>',
    restoreTitle: 'Nothing is lost',
    restoreText: '{reason} The form was emptied. The passwords and the picture have to be chosen again.',
    restoreLeftText: 'You have begun to register before. The passwords and the picture have to be chosen again.',
    restore: 'Restore what I typed',
    passwordsDiffer: 'The two passwords differ.',
    passwordsDifferHint: 'The two passwords differ. Type the same one twice.',
    fieldsRefused: 'The shop did not accept the marked fields.',
    outcomeUnknown: 'You may be registered after all: try to log in.',
  },
} as const satisfies Namespace;
