import type { Food } from '@my-food/api';
import { formatAmount } from '../../../i18n/formats/amount.ts';
import { normalizeLineBreaks } from '../normalize-line-breaks.ts';

/** The columns of the spreadsheet, in order. */
export const columns = ['id', 'name', 'price', 'description', 'category'] as const;

export type CsvRow = Record<(typeof columns)[number], string>;

/**
 * What a spreadsheet would run as a formula gets an apostrophe (OWASP, CSV injection), and so does an apostrophe in its place. Also within a text: where
 * semicolons or tabs separate cells, the quotes around a text are part of it, and a cell starts after each separator or line break, or after quotes there.
 */
const neutralize = (text: string): string => text.replace(/(?=['=+\-@\t\r])(?<=(?:^|[;\t\r\n])"*)/g, "'");

/** Takes away the apostrophes of `neutralize`. */
export const restoreText = (text: string): string => text.replace(/'(?=['=+\-@\t\r])(?<=(?:^|[;\t\r\n])"*')/g, '');

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
export const readCell = (cell: string): string => normalizeLineBreaks(restoreText(cell)).trim();
