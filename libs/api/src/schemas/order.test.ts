import { expect, test } from 'vitest';
import { recordConsoleErrors } from '../testing/record-console-errors.ts';
import { parseOrders } from './order.ts';

const logged = recordConsoleErrors();

test('an order keeps its readable fields', () => {
  const item = { food_name: 'Kacchi', quantity: 2, price: '250.00' };
  const rows = [
    {
      id: 9,
      created_at: 'yesterday',
      subtotal: 'abc',
      tax: '0.00',
      total: -5,
      items: [item, null, { ...item, quantity: 0 }, { quantity: '3' }],
    },
    { id: 10, items: 'none' },
    { created_at: '2025-11-20' },
  ];
  expect(parseOrders(rows)).toEqual([
    {
      id: 9,
      createdAt: 'yesterday',
      subtotal: null,
      tax: 0,
      total: null,
      items: [
        { foodName: 'Kacchi', quantity: 2, price: 25000 },
        { foodName: '', quantity: 3, price: null },
      ],
    },
    { id: 10, createdAt: '', subtotal: null, tax: null, total: null, items: [] },
  ]);
  expect(logged()).toEqual(['order items: 2 unreadable or repeated left out', 'orders: 1 unreadable or repeated left out']);
});

test('an order with only invalid items is kept', () => {
  expect(parseOrders([{ id: 1, items: [null] }])).toMatchObject([{ id: 1, items: [] }]);
});
