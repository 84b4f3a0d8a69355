import { type FieldErrors, hasErrors } from '../contract/contract-http.ts';
import type { Database, OrderItemRow } from '../data/db.ts';
import { required, toMap } from './form-fields.ts';
import { readAmount, taxOf } from '../data/money.ts';

type Body = ReadonlyMap<string, unknown>;

/** A validated order: names and prices from the menu, sums computed by the server (poisha). */
interface ValidatedOrder {
  items: OrderItemRow[];
  subtotal: number;
  tax: number;
  total: number;
}

/** A value of a JSON body for a message. An object may have a `toString` that is no function. */
const quote = (value: unknown) => `"${typeof value === 'string' ? value : JSON.stringify(value)}"`;

function checkChoice(body: Body, field: string, only: string, errors: FieldErrors) {
  const value = body.get(field);
  if (value === undefined) errors[field] = [required];
  else if (value !== only) errors[field] = [`${quote(value)} is not a valid choice.`];
}

function readItem(db: Database, value: unknown): { item: OrderItemRow; errors: null } | { item: null; errors: Record<string, string[]> } {
  const body = toMap(value) ?? new Map<string, unknown>();
  const errors: Record<string, string[]> = {};
  const id = body.get('food');
  const quantity = body.get('quantity');
  const price = body.get('price');
  const food = typeof id === 'number' ? db.food.findFirst({ where: { id: { equals: id } } }) : null;
  if (id === undefined) errors['food'] = [required];
  else if (!food) errors['food'] = [`Invalid pk ${quote(id)} - object does not exist.`];
  const isCount = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= 999;
  if (quantity === undefined) errors['quantity'] = [required];
  else if (!isCount) errors['quantity'] = ['Ensure this value is a whole number between 1 and 999.'];
  if (price === undefined) errors['price'] = [required];
  else if (food && (typeof price !== 'number' || readAmount(price) !== food.price))
    errors['price'] = ['The price of this food has changed.'];
  if (!food || !isCount || Object.keys(errors).length > 0) return { item: null, errors };
  return { item: { foodId: food.id, foodName: food.name, quantity, price: food.price }, errors: null };
}

function readItems(db: Database, body: Body, errors: FieldErrors): OrderItemRow[] {
  const list = body.get('items');
  if (!Array.isArray(list)) errors['items'] = [list === undefined ? required : 'Expected a list of items.'];
  else if (list.length === 0) errors['items'] = ['This list may not be empty.'];
  else {
    const read = list.map((value: unknown) => readItem(db, value));
    if (read.some((one) => one.errors)) errors['items'] = read.map((one) => one.errors ?? {});
    else return read.flatMap((one) => one.item ?? []);
  }
  return [];
}

function checkAmount(body: Body, field: string, expected: number, errors: FieldErrors) {
  const value = body.get(field);
  if (value === undefined) errors[field] = [required];
  else if (typeof value !== 'number' || readAmount(value) !== expected) errors[field] = [`The ${field} does not match the items.`];
}

/** Validates an order: recomputes all sums, and rejects an order that differs. */
export function readOrder(
  db: Database,
  body: Body,
  taxPercent: number,
): { order: ValidatedOrder; errors: null } | { order: null; errors: FieldErrors } {
  const errors: FieldErrors = {};
  checkChoice(body, 'payment_method', 'cash', errors);
  checkChoice(body, 'status', 'paid', errors);
  if (body.get('transaction_id') !== null) errors['transaction_id'] = ['This field must be null.'];
  const items = readItems(db, body, errors);
  const subtotal = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  const tax = taxOf(subtotal, taxPercent);
  const total = subtotal + tax;
  if (!errors['items']) {
    checkAmount(body, 'subtotal', subtotal, errors);
    checkAmount(body, 'tax', tax, errors);
    checkAmount(body, 'total', total, errors);
  }
  return hasErrors(errors) ? { order: null, errors } : { order: { items, subtotal, tax, total }, errors: null };
}
