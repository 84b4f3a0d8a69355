import type { CategoryReference, Food } from '@my-food/api';
import type Papa from 'papaparse';
import {
  hasFields,
  toCurrentFields,
  toUpdate,
  type ChangePlan,
  type CurrentFields,
  type DishChange,
  type Refusal,
} from '../batch/plans/dish-change.ts';
import { parsePrice, priceError } from '../foods/price-text.ts';
import { columns, restoreText } from './dish-row.ts';

/** More rows are not imported at once. */
const maxRows = 5_000;

interface CsvPlanOptions {
  text: string;
  foods: readonly Food[];
  categories: readonly CategoryReference[];
}

type Row = Record<string, string>;

/**
 * Plans the changes of a spreadsheet to dishes that exist; a sentence if the file as a whole cannot be read. Columns that are missing stay as they are;
 * `id` is required.
 */
export function csvToPlan({ parse }: Pick<typeof Papa, 'parse'>, { text, foods, categories }: CsvPlanOptions): ChangePlan | string {
  const { data, errors, meta } = parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => head.trim().toLowerCase(),
  });
  if (!meta.fields?.includes('id')) return `The first line needs the columns ${columns.join(', ')}; at least id.`;
  if (errors.some(({ type }) => type === 'Quotes')) return 'A quotation mark is not closed in this file.';
  if (data.length > maxRows) return `The file has more than ${String(maxRows)} rows.`;

  const rowNumbers = new Map(errors.map(({ row }) => [row, true]));
  const counts = new Map<string, number>();
  for (const row of data) counts.set(idOf(row), (counts.get(idOf(row)) ?? 0) + 1);
  const byId = new Map(foods.map((food) => [String(food.id), food]));
  const categoryIds = new Map(categories.map(({ id, name }) => [name.trim(), id]));
  const changes: DishChange[] = [];
  const refused: Refusal[] = [];
  let unchanged = 0;
  data.forEach((row, index) => {
    const id = idOf(row);
    const food = byId.get(id);
    const refuse = (reason: string) =>
      refused.push({ id: index, name: row['name']?.trim() || (food?.name ?? `Row ${String(index + 2)}`), reason });
    if (rowNumbers.has(index)) return refuse('It has more or fewer cells than the first line.');
    if (id === '') return refuse('It has no id. A new dish needs a picture: add it with its form.');
    if ((counts.get(id) ?? 0) > 1) return refuse(`The id ${id} is in several rows.`);
    if (!food) return refuse(`No dish has the id ${id}. A new dish needs a picture: add it with its form.`);
    const before = toCurrentFields(food);
    const wanted = readFields(row, before, categoryIds);
    if (typeof wanted === 'string') return refuse(wanted);
    if (hasFields(before, wanted)) return (unchanged += 1);
    const after = toUpdate(wanted);
    if (typeof after === 'string') return refuse(after);
    return changes.push({ id: food.id, before, after });
  });
  return { changes, refused, unchanged };
}

const idOf = (row: Row) => restoreText(row['id']?.trim() ?? '');

/** The fields of a row, or why they cannot be read. A cell with the current value is not parsed: it may be missing on the server, too. */
function readFields(row: Row, current: CurrentFields, categoryIds: ReadonlyMap<string, number>): CurrentFields | string {
  const cell = (column: (typeof columns)[number]) => {
    const text = row[column];
    return text === undefined ? undefined : restoreText(text).replaceAll('\r\n', '\n').trim();
  };
  const price = cell('price');
  const category = cell('category');
  const parsedPrice = price === undefined ? current.price : price === '' && current.price === null ? null : parsePrice(price);
  if (price && parsedPrice === null) return priceError;
  const categoryId =
    category === undefined || (category === '' && current.categoryId === null) ? current.categoryId : categoryIds.get(category);
  if (categoryId === undefined) return `There is no category '${category ?? ''}'.`;
  return {
    name: cell('name') ?? current.name,
    description: cell('description') ?? current.description,
    price: parsedPrice,
    categoryId,
  };
}
