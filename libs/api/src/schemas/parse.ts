import * as v from 'valibot';
import { ApiError } from '../client/api-error.ts';

/** The parsed value. Throws an ApiError 'body' when it does not match the schema. */
export function parseOrThrow<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ApiError('body');
  return result.output;
}

type ListName = 'foods' | 'categories' | 'orders' | 'order items';

/** Parses a list row by row. Invalid rows are left out and counted, without their content (`onRowsDropped`). Throws an ApiError 'body' for no list. */
export function parseRows<Row>(name: ListName, row: v.GenericSchema<unknown, Row>, value: unknown): Row[] {
  const values = parseOrThrow(v.array(v.unknown()), value);
  const rows = values.flatMap((one) => {
    const result = v.safeParse(row, one);
    return result.success ? [result.output] : [];
  });
  countDropped(name, values.length - rows.length);
  return rows;
}

/** Parses a list and keeps the first row of each id. Throws an ApiError 'body' when the list has rows and all are invalid. */
export function parseList<Row extends { id: number }>(name: ListName, row: v.GenericSchema<unknown, Row>, value: unknown): Row[] {
  const rows = parseRows(name, row, value);
  if (rows.length === 0 && Array.isArray(value) && value.length > 0) throw new ApiError('body');
  return uniqueById(name, rows);
}

function uniqueById<Row extends { id: number }>(name: ListName, rows: readonly Row[]): Row[] {
  const byId = new Map<number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  countDropped(name, rows.length - byId.size);
  return [...byId.values()];
}

type DroppedListener = (name: ListName, count: number) => void;

let reportDropped: DroppedListener = (name, count) => console.error(`${name}: ${count} unreadable or repeated left out`);

/** Sets what receives the number of rows that are left out of a list, by default the console. */
export function onRowsDropped(listener: DroppedListener): void {
  reportDropped = listener;
}

function countDropped(name: ListName, count: number): void {
  if (count > 0) reportDropped(name, count);
}
