import type { Namespace } from '../namespace.ts';

/** The offer of a newer build. */
export const updateNotice = {
  name: 'updateNotice',
  texts: { title: 'The shop has been renewed', text: 'Your cart and your session come along.', later: 'Later' },
} as const satisfies Namespace;
