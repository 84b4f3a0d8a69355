import * as v from 'valibot';
import type { Poisha } from './amount.ts';
import type { ContractFields } from './contract-fields.ts';
import { amount, positiveInteger } from './numbers.ts';
import { parseList, parseRows } from './parse.ts';
import { optionalName, optionalText } from './text.ts';

export interface OrderItem {
  foodName: string;
  quantity: number;
  /** Unit price; null when unreadable. */
  price: Poisha | null;
}

export interface Order {
  id: number;
  /** The server's text; '' when missing. */
  createdAt: string;
  subtotal: Poisha | null;
  tax: Poisha | null;
  total: Poisha | null;
  items: OrderItem[];
}

const itemSchema = v.pipe(
  v.object({
    food_name: v.optional(optionalName, ''),
    quantity: positiveInteger,
    price: v.optional(amount, null),
  } satisfies ContractFields<'OrderItem'>),
  v.transform(({ food_name, quantity, price }): OrderItem => ({ foodName: food_name, quantity, price })),
);

const responseSchema = v.pipe(
  v.object({
    id: positiveInteger,
    created_at: v.optional(optionalText, ''),
    subtotal: v.optional(amount, null),
    tax: v.optional(amount, null),
    total: v.optional(amount, null),
    items: v.optional(v.unknown(), []),
  } satisfies ContractFields<'Order'>),
  v.transform(({ created_at, items, ...order }): Order => ({
    ...order,
    createdAt: created_at,
    items: Array.isArray(items) ? parseRows('order items', itemSchema, items) : [],
  })),
);

/** Leaves out invalid rows, also of the items. Throws an ApiError 'body' when it is no list, or has rows and all are invalid. */
export function parseOrders(value: unknown): Order[] {
  return parseList('orders', responseSchema, value);
}
