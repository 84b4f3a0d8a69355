import type { Namespace } from '../../namespace.ts';

/** The fields that login and registration share. */
export const credentials = {
  name: 'credentials',
  texts: { email: 'Email', password: 'Password', revealPassword: 'Show what I typed', concealPassword: 'Hide what I typed' },
} as const satisfies Namespace;
