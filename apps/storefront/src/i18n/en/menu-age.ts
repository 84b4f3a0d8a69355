import type { Namespace } from '../namespace.ts';

/** When the menu was read, while it could not be read anew. */
export const menuAge = { name: 'menuAge', texts: { asOf: 'Menu as of {time}' } } as const satisfies Namespace;
