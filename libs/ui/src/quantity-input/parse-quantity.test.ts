import { expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

it.each([
  ['12', 12],
  [' 007 ', 7],
  ['১২', 12],
  ['1000', 999],
  ['9'.repeat(400), 999],
])('AC-163 reads %j', (text, quantity) => {
  expect(parseQuantity(text, 999)).toBe(quantity);
});

it.each(['\u202d12\u202c', '\u200e 12', '12\u200b'])('AC-785 reads %j, pasted with invisible marks', (text) => {
  expect(parseQuantity(text, 999)).toBe(12);
});

it.each(['', ' ', '0', '০', '-2', '2.5', '1e3', 'two', '3 4'])('AC-164 rejects %j', (text) => {
  expect(parseQuantity(text, 999)).toBeNull();
});
