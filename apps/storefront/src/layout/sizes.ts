/** The width of the menu on a desktop, and of the lists of the admin pages. */
export const widePage = '97.5rem';

/** Of a list that is so narrow, or a text that is so large, that a name needs a full line. For `@container`. */
export const largeText = '(max-width: 14rem)';
