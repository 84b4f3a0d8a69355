import type { EntryKind } from '../../catalogue/entry-kind.ts';
import { listLink } from '../../navigation/list-link.ts';
import { adminCategoriesPath, adminFoodsPath } from '../../navigation/paths.ts';

/** The route of the list of each kind. */
export const listRoutes = { food: adminFoodsPath, category: adminCategoriesPath } as const satisfies Record<EntryKind, string>;

/** The props of a link to the list as the user left it. */
export const entryListLink = (kind: EntryKind) => listLink(listRoutes[kind]);
