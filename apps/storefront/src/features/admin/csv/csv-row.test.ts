import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoreText, toRow } from './csv-row.ts';

const text = fc.array(fc.constantFrom(...'=+-@\'"\t\r\n;,a ')).map((characters) => characters.join(''));

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
