import type { Order } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { formats } from '../../i18n/formats/formats.ts';
import { english } from '../../i18n/locale.ts';
import { newestFirst, rowsOf } from './order-list.ts';

const order = (id: number, createdAt: string): Order => ({
  id,
  createdAt,
  subtotal: 10000,
  tax: 500,
  total: 10500,
  items: [],
});

describe('newestFirst', () => {
  it('sorts by time across time zones', () => {
    const orders = [order(3, '2026-09-01T10:00:00Z'), order(1, '2026-10-01T10:00:00+06:00'), order(2, '2026-10-01T05:00:00Z')];
    expect(newestFirst(orders).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('sorts invalid dates last, the higher id first', () => {
    const orders = [order(4, 'yesterday'), order(1, '2026-10-01T10:00:00Z'), order(9, '')];
    expect(newestFirst(orders).map(({ id }) => id)).toEqual([1, 9, 4]);
  });

  it('does not mutate its input', () => {
    const orders = [order(1, '2026-09-01T10:00:00Z'), order(2, '2026-10-01T10:00:00Z')];
    newestFirst(orders);
    expect(orders.map(({ id }) => id)).toEqual([1, 2]);
  });
});

it('multiplies price by quantity and shows dashes for unknown values', () => {
  const items = [
    { foodName: 'কাচ্চি বিরিয়ানি', quantity: 2, price: 45050 },
    { foodName: '', quantity: 1, price: null },
  ];
  expect(rowsOf(items, formats(english))).toEqual([
    { name: 'কাচ্চি বিরিয়ানি', quantity: '2', amount: '৳901.00' },
    { name: '–', quantity: '1', amount: '–' },
  ]);
});
