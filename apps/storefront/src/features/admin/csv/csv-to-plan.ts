import type { CategoryReference, Food } from '@my-food/api';
import { toEuropeanDigits, withoutMarks } from '@my-food/ui';
import type Papa from 'papaparse';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { nameKey } from '../../../i18n/name-key.ts';
import {
  hasFields,
  toCurrentFields,
  toUpdate,
  type ChangePlan,
  type CurrentFields,
  type FoodChange,
  type Refusal,
} from '../batch/plans/food-change.ts';
import { localized, type LocalizedText } from '../batch/plans/localized-text.ts';
import { parseHundredths } from '../hundredths.ts';
import { columns, readCell, restoreText, toRow, type CsvRow } from './csv-row.ts';

/** More rows are not read, with the blank ones that a spreadsheet may write. */
const maxRows = 50_000;

/** A first line with more columns is that of another kind of file. */
const maxColumns = 1_000;

type Row = Record<string, string>;

/** The rows of a spreadsheet, below its header. */
export interface CsvTable {
  rows: readonly Row[];
  /** Those of the header and of each row, as a spreadsheet shows them. */
  rowNumbers: readonly number[];
  /** The indices of rows with more or fewer cells than the header. */
  malformedRows: ReadonlySet<number | undefined>;
}

/** Reads a spreadsheet; a text if it cannot be read. Only the column `id` is required. */
export function parseCsv({ parse }: Pick<typeof Papa, 'parse'>, text: string): CsvTable | LocalizedText {
  const [firstLine = ''] = /\S.*/.exec(text) ?? [];
  if (firstLine.split(/[,;\t|]/).length > maxColumns) return localized(adminBatch, (t) => t('notCsv'));
  const { data, errors, meta } = parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    preview: maxRows,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => head.trim().toLowerCase(),
  });
  const repeated = columns.find((column) => Object.values(meta.renamedHeaders ?? {}).includes(column));
  if (repeated) return localized(adminBatch, (t) => t('columnRepeated', { column: repeated }));
  if (!meta.fields?.includes('id')) return localized(adminBatch, (t) => t('columnsMissing', { columns: columns.join(', ') }));
  if (errors.some(({ type }) => type === 'Quotes')) return localized(adminBatch, (t) => t('quoteOpen'));
  if (meta.truncated) return localized(adminBatch, (t) => t('tooManyRows', { max: maxRows }));

  const rowNumbers = numberRows(parse<string[]>(text, { delimiter: meta.delimiter }).data);
  return { rows: data, rowNumbers, malformedRows: new Set(errors.map(({ row }) => row)) };
}

interface CsvPlanOptions {
  foods: readonly Food[];
  categories: readonly CategoryReference[];
}

/**
 * Plans the changes of a spreadsheet to foods that exist; a text if it was stored in an encoding without Bengali letters. Columns that are missing stay as
 * they are.
 */
export function planCsv({ rows, rowNumbers, malformedRows }: CsvTable, { foods, categories }: CsvPlanOptions): ChangePlan | LocalizedText {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(idOf(row), (counts.get(idOf(row)) ?? 0) + 1);
  const byId = new Map(foods.map((food) => [String(food.id), food]));
  if (rows.some((row) => hasLostLetters(row, byId.get(idOf(row))))) return localized(adminBatch, (t) => t('notCsv'));
  const idsByCategory = new Map<string, number[]>();
  for (const { id, name } of categories) {
    const key = categoryKey(name);
    idsByCategory.set(key, [...(idsByCategory.get(key) ?? []), id]);
  }
  const changes: FoodChange[] = [];
  const refused: Refusal[] = [];
  let unchanged = 0;
  rows.forEach((row, index) => {
    const id = idOf(row);
    const food = byId.get(id);
    const rowName = localized(adminBatch, (t) => t('row', { row: rowNumbers[index + 1] ?? 0 }));
    const refuse = (reason: LocalizedText) => refused.push({ name: row['name']?.trim() || (food?.name ?? rowName), reason });
    if (malformedRows.has(index)) return refuse(localized(adminBatch, (t) => t('wrongCells')));
    if (id === '') return refuse(localized(adminBatch, (t) => t('idMissing')));
    if ((counts.get(id) ?? 0) > 1) return refuse(localized(adminBatch, (t) => t('idRepeated', { id })));
    if (!food) return refuse(localized(adminBatch, (t) => t('idUnknown', { id })));
    const before = toCurrentFields(food);
    const wanted = readFields(row, food, idsByCategory);
    if (typeof wanted === 'function') return refuse(wanted);
    if (hasFields(before, wanted)) return (unchanged += 1);
    const after = toUpdate(wanted);
    if (typeof after === 'function') return refuse(after);
    return changes.push({ id: food.id, before, after });
  });
  return { changes, refused, unchanged };
}

/** The numbers of the rows that are not blank, as a spreadsheet shows them. The first is that of the header. */
const numberRows = (rows: readonly (readonly string[])[]): number[] =>
  rows.flatMap((cells, index) => (cells.join('').trim() === '' ? [] : [index + 1]));

/** What spreadsheets write for each letter that an encoding lacks. */
const replacements = ['?', '_'];

/** Whether a cell of the row is the exported one without its Bengali letters. */
function hasLostLetters(row: Row, food: Food | undefined): boolean {
  if (!food) return false;
  const exported = toRow(food);
  return columns.some((column) => {
    const cell = row[column];
    const text = readCell(exported[column]);
    return replacements.some((sign) => {
      const replaced = text.replaceAll(/[\u0080-\uFFFF]/g, sign);
      return cell !== undefined && text !== replaced && readCell(cell) === replaced;
    });
  });
}

const categoryKey = (name: string) => nameKey(withoutMarks(name));

const idOf = (row: Row) => toEuropeanDigits(restoreText(row['id']?.trim() ?? ''));

/** The fields of a row, or why they cannot be read. A cell as it is exported keeps the current value, which a cell may not be able to express. */
function readFields(row: Row, food: Food, idsByCategory: ReadonlyMap<string, readonly number[]>): CurrentFields | LocalizedText {
  const current = toCurrentFields(food);
  const exported = toRow(food);
  const changed = (column: keyof CsvRow) => {
    const cell = row[column];
    const text = cell === undefined ? undefined : readCell(cell);
    return text === readCell(exported[column]) ? undefined : text;
  };
  const price = changed('price');
  const parsedPrice = price === undefined ? current.price : parseHundredths(price);
  if (price && parsedPrice === null) return localized(admin, (t) => t('priceInvalid'));
  const category = changed('category');
  const [categoryId, ...others] = category === undefined ? [current.categoryId] : (idsByCategory.get(categoryKey(category)) ?? []);
  if (categoryId === undefined) return localized(adminBatch, (t) => t('categoryUnknown', { name: category ?? '' }));
  if (others.length > 0) return localized(adminBatch, (t) => t('categoryAmbiguous', { name: category ?? '' }));
  const name = changed('name');
  return {
    name: name === undefined ? current.name : withoutMarks(name).trim(),
    description: changed('description') ?? current.description,
    price: parsedPrice,
    categoryId,
  };
}
