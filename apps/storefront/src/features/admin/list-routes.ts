import type { EntryKind } from '../../catalogue/entry-kind.ts';

/** The route of the list of each kind. */
export const listRoutes = { food: '/admin/products/', category: '/admin/categorys/' } as const satisfies Record<EntryKind, string>;
