import type { Order } from '@my-food/api';
import { expect, it } from 'vitest';
import type { JournalEntry } from './order-journal.ts';
import { recognizeOrder } from './recognize-order.ts';

const entry: JournalEntry = {
  id: 'one',
  status: 'lost',
  lines: [
    { id: 1, name: 'Naan', quantity: 2 },
    { id: 2, name: 'কাচ্চি', quantity: 1 },
  ],
  knownIds: [3, 4],
};
const orderOf = (id: number, items: Record<string, number>): Order => ({
  id,
  createdAt: '',
  subtotal: null,
  tax: null,
  total: id * 100,
  items: Object.entries(items).map(([foodName, quantity]) => ({ foodName, quantity, price: null })),
});
const same = { Naan: 2, কাচ্চি: 1 };

it('a new id with the same dishes and quantities is the order, regardless of their sequence and Unicode form', () => {
  const order = orderOf(5, { ' কাচ্চি': 1, Naan: 2 });
  expect(recognizeOrder(entry, [orderOf(4, same), order])).toEqual({ order, candidates: [] });
});

it('adds up dishes of the same name', () => {
  const order: Order = { ...orderOf(5, { কাচ্চি: 1 }) };
  order.items.push({ foodName: 'Naan', quantity: 1, price: null }, { foodName: 'Naan', quantity: 1, price: null });
  expect(recognizeOrder(entry, [order]).order).toBe(order);
});

it('a known id is never the order', () => {
  expect(recognizeOrder(entry, [orderOf(3, same)])).toEqual({ order: null, candidates: [] });
});

it('other new ids are candidates, newest first, without the rejected ones', () => {
  const near = [orderOf(5, { Naan: 3 }), orderOf(6, { Naan: 2 }), orderOf(7, {})];
  expect(recognizeOrder(entry, near).candidates.map(({ id }) => id)).toEqual([7, 6, 5]);
  expect(recognizeOrder(entry, near, [7]).candidates.map(({ id }) => id)).toEqual([6, 5]);
});

it('without known ids there are only candidates: equal dishes first, three at most', () => {
  const orders = [orderOf(1, same), ...[2, 3, 4, 5, 6].map((id) => orderOf(id, { Naan: id }))];
  const { order, candidates } = recognizeOrder({ ...entry, knownIds: null }, orders);
  expect([order, candidates.map(({ id }) => id)]).toEqual([null, [1, 6, 5]]);
});

it('without known ids only newer orders are candidates after a rejection', () => {
  const orders = [orderOf(1, same), ...[2, 3, 4, 5, 6].map((id) => orderOf(id, { Naan: id }))];
  const candidates = (all: Order[]) => recognizeOrder({ ...entry, knownIds: null }, all, [1, 6, 5]).candidates.map(({ id }) => id);
  expect([candidates(orders), candidates([...orders, orderOf(7, same)])]).toEqual([[], [7]]);
});
