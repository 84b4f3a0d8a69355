import type { Food } from '@my-food/api';
import { formatAmount } from '../../../i18n/formats/amount.ts';
import { normalizeLineBreaks } from '../normalize-line-breaks.ts';

/** The columns of the spreadsheet, in order. */
export const columns = ['id', 'name', 'price', 'description', 'category'] as const;

export type CsvRow = Record<(typeof columns)[number], string>;

/** A cell that a spreadsheet would run as a formula gets an apostrophe (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;
const neutralize = (text: string): string => (formula.test(text) || text.startsWith("'") ? `'${text}` : text);

/** Takes away the apostrophe of `neutralize`. */
export const restoreText = (text: string): string =>
  text.startsWith("'") && (formula.test(text.slice(1)) || text.startsWith("''")) ? text.slice(1) : text;

/** The cells of a food, as they are exported. */
export function toRow({ id, name, price, description, category }: Food): CsvRow {
  return {
    id: String(id),
    name: neutralize(name),
    price: price === null ? '' : neutralize(formatAmount(price)),
    description: neutralize(description),
    category: neutralize(category?.name ?? ''),
  };
}

/** The text of a cell. */
export const readCell = (cell: string): string => normalizeLineBreaks(restoreText(cell));
