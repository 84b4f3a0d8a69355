import type { Food } from '@my-food/api';
import type Papa from 'papaparse';
import { columns, toRow } from './csv-row.ts';

const byteOrderMark = '\uFEFF';

/** The foods as CSV with a byte order mark: without one, Excel reads Bengali as another encoding. */
export function foodsToCsv({ unparse }: Pick<typeof Papa, 'unparse'>, foods: readonly Food[]): string {
  const data = foods.map((food) => {
    const row = toRow(food);
    return columns.map((column) => row[column]);
  });
  return byteOrderMark + unparse({ fields: [...columns], data }, { newline: '\r\n' });
}
