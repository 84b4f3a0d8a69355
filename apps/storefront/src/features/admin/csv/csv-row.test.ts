import type { Food } from '@my-food/api';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { restoreText, toRow } from './csv-row.ts';
import { parseCsv, planCsv } from './csv-to-plan.ts';
import { foodsToCsv } from './foods-to-csv.ts';

const text = fc.array(fc.constantFrom(...'ক?_=+-@\'"\t\r\n;,a ')).map((characters) => characters.join(''));

it('AC-273 AC-787 no part of a cell starts with a formula, and every text is read back', () => {
  fc.assert(
    fc.property(text, (name) => {
      const cell = toRow({ id: 1, name, description: '', price: null, imageUrl: null, category: null }).name;
      expect(cell).not.toMatch(/(?:^|[;\t\r\n])"*[=+\-@\t\r]/);
      expect(restoreText(cell)).toBe(name);
    }),
    { seed: 273 },
  );
});

it('AC-273 AC-787 a spreadsheet that is imported as it was exported changes nothing', () => {
  const food = fc.record({ name: text, description: text, category: fc.option(text) });
  fc.assert(
    fc.property(fc.array(food, { minLength: 1, maxLength: 4 }), (texts) => {
      const categories = texts.map(({ category }, index) => ({ id: index, name: category ?? '' }));
      const foods: Food[] = texts.map(({ name, description, category }, id) => {
        return { id, name, description, price: 100, imageUrl: null, category: category === null ? null : { id, name: category } };
      });
      const table = parseCsv(Papa, foodsToCsv(Papa, foods));
      if (typeof table === 'function') throw new Error(foodsToCsv(Papa, foods));
      expect(planCsv(table, { foods, categories })).toEqual({ changes: [], refused: [], unchanged: foods.length });
    }),
    { seed: 787 },
  );
});
