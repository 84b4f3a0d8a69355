import type { Namespace } from '../namespace.ts';

/** The controls of every list. */
export const lists = {
  name: 'lists',
  texts: {
    sortBy: 'Sort by',
  },
} as const satisfies Namespace;
