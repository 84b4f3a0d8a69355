import { expect, it } from 'vitest';
import { formatDishes } from './dish-list.ts';

const list = (...names: string[]) =>
  formatDishes(
    names.map((foodName, index) => ({ foodName, quantity: index + 2 })),
    String,
  );

it('lists dishes with their quantities, and changes no ordinary name', () => {
  expect(list('Naan', 'কাচ্চি বিরিয়ানি', "Chef's Pâté")).toBe("2 × Naan, 3 × কাচ্চি বিরিয়ানি, 4 × Chef's Pâté");
});

it.each([
  ['كباب', '\u2068كباب\u2069'],
  ['Naan\u200f', '\u2068Naan\u200f\u2069'],
  ['𞤁𞤢𞤤', '\u2068𞤁𞤢𞤤\u2069'],
  ['soup\u202eelif.exe', '\u2068soupelif.exe\u2069'],
  ['\u2069Naan\u2067', '\u2068Naan\u2069'],
])('AC-788 isolates %j from the quantities beside it', (name, isolated) => {
  expect(list('Dal', name, 'Naan')).toBe(`2 × Dal, 3 × ${isolated}, 4 × Naan`);
});
