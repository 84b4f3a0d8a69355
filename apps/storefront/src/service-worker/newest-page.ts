/**
 * The cache with the key of the page that the shop at `scope` has stored last. Written down, because a rollback stores a page that is there already, and
 * browsers differ in the place of a record that is stored again. Shops at other paths of the host have caches of their own.
 */
export const newestPageCache = (scope: string): string => `my-food-newest-page-${scope}`;
