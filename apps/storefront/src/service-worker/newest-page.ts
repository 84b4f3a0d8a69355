/**
 * By the URL of the shop, the key of the page that was stored last. Written down, because a rollback stores a page that is there already, and browsers
 * differ in the place of a record that is stored again.
 */
export const newestPageCache = 'my-food-newest-page';
