import type { EntryKind } from '../../catalogue/entry-kind.ts';
import { listLink, type AdminListPath } from '../../navigation/list-link.ts';

/** The route of the list of each kind. */
export const listRoutes = { food: '/admin/products/', category: '/admin/categorys/' } as const satisfies Record<EntryKind, AdminListPath>;

/** The props of a link to the list as the user left it. */
export const entryListLink = (kind: EntryKind) => listLink(listRoutes[kind]);
