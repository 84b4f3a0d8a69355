import type { Food } from '@my-food/api';
import type Papa from 'papaparse';
import { formatAmount } from '../../../i18n/formats/amount.ts';
import { columns, neutralize } from './dish-row.ts';

const byteOrderMark = '\uFEFF';

/** The dishes as CSV with a byte order mark: without one, Excel reads Bengali as another encoding. */
export function dishesToCsv({ unparse }: Pick<typeof Papa, 'unparse'>, foods: readonly Food[]): string {
  const data = foods.map(({ id, name, price, description, category }) => [
    String(id),
    ...[name, price === null ? '' : formatAmount(price), description, category?.name ?? ''].map(neutralize),
  ]);
  return byteOrderMark + unparse({ fields: [...columns], data }, { newline: '\r\n' });
}
