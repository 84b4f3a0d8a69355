/** The columns of the spreadsheet, in order. */
export const columns = ['id', 'name', 'price', 'description', 'category'] as const;

/** A cell that a spreadsheet would run as a formula gets an apostrophe (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;
export const neutralize = (text: string): string => (formula.test(text) || text.startsWith("'") ? `'${text}` : text);

/** Takes away the apostrophe of `neutralize`. */
export const restoreText = (text: string): string =>
  text.startsWith("'") && (formula.test(text.slice(1)) || text.startsWith("''")) ? text.slice(1) : text;
