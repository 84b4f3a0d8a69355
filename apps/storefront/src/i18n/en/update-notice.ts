import type { Namespace } from '../namespace.ts';

/** The offer of a newer build. */
export const updateNotice = {
  name: 'updateNotice',
  texts: { title: 'The shop has been updated', text: 'Your cart and your login stay as they are.', later: 'Later' },
} as const satisfies Namespace;
