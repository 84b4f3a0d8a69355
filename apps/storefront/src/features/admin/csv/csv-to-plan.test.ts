import type { Food } from '@my-food/api';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { parseCsv, planCsv } from './csv-to-plan.ts';
import { foodsToCsv } from './foods-to-csv.ts';

const curry = { id: 3, name: 'Curry' };
const rice = { id: 4, name: 'ভাত' };
const dal: Food = { id: 2, name: 'Dal', description: 'Lentils.\nWarm.', price: 12_050, imageUrl: null, category: curry };
const kacchi: Food = {
  id: 7,
  name: 'কাচ্চি বিরিয়ানি',
  description: 'Says "hot", with, commas',
  price: 45_000,
  imageUrl: null,
  category: rice,
};
const foods = [dal, kacchi];
/** Its name, trimmed, is that of `curry`. */
const otherCurry = { id: 5, name: ' Curry ' };
const plan = (text: string, all: readonly Food[] = foods, categories = [curry, rice]) => {
  const table = parseCsv(Papa, text);
  return typeof table === 'function' ? table : planCsv(table, { foods: all, categories });
};
const notUtf8 = 'The file is not a CSV file in UTF-8. Save it as "CSV UTF-8" and choose it again.';
const reasons = (...file: Parameters<typeof plan>) => {
  const result = plan(...file);
  if (typeof result === 'function') return result(english);
  return result.refused.map(({ name, reason }) => `${typeof name === 'string' ? name : name(english)}: ${reason(english)}`);
};

describe('AC-273 an exported file', () => {
  it('has a byte order mark, CRLF, and every field', () => {
    expect(foodsToCsv(Papa, foods)).toBe(
      '\uFEFFid,name,price,description,category\r\n2,Dal,120.50,"Lentils.\nWarm.",Curry\r\n7,কাচ্চি বিরিয়ানি,450.00,"Says ""hot"", with, commas",ভাত',
    );
  });

  it.each([
    ...['=1+1', '+44', '-2', '@SUM(A1)', '\tx', "'quoted", "'=1"],
    // Cells in a spreadsheet whose separator is the semicolon, where quotes within a cell are text.
    ...['Rice;=1+1', 'Rice;"=1+1', 'Rice\t-2', 'Rice\n+44', "Rice;'=1", "Rice;''quoted"],
  ])('neutralises %j, and reads it back unchanged', (text) => {
    const food = { ...dal, name: text, description: `${text}!` };
    const csv = foodsToCsv(Papa, [food]);
    expect(csv).not.toMatch(/(^|[,;\t"])[=+\-@\t]/m);
    expect(plan(csv, [food])).toEqual({ changes: [], refused: [], unchanged: 1 });
    expect(plan(csv, [dal])).toMatchObject({ changes: [{ after: { name: text.trim(), description: `${text}!`.trim() } }] });
  });

  it('is unchanged when it is imported again, also for a food without price or category', () => {
    const all = [...foods, { ...dal, id: 9, price: null, category: null }];
    expect(plan(foodsToCsv(Papa, all), all)).toEqual({ changes: [], refused: [], unchanged: 3 });
  });

  it.each<[string, Partial<Food>]>([
    ['in the first of two categories of the same name', { category: curry }],
    ['in the second of them', { category: otherCurry }],
    ['in a category that is not in the list', { category: { id: 9, name: 'Soups' } }],
    ['in a category without a name', { category: { id: 9, name: ' ' } }],
    ['with a price of more than eight digits', { price: 10_000_000_050 }],
    ['with a price of 0', { price: 0 }],
    ['with a negative price', { price: -550 }],
    ['with a price that cannot be written', { price: 0.5 }],
    ['with spaces and line breaks around its texts', { name: ' =Dal ', description: '\r\nLentils.\r\nWarm.\t' }],
    ['without texts', { name: '', description: ' ' }],
  ])('is unchanged when it is imported again with a food %s', (_, fields) => {
    const all = [{ ...dal, ...fields }, kacchi];
    expect(plan(foodsToCsv(Papa, all), all, [curry, otherCurry, rice])).toEqual({ changes: [], refused: [], unchanged: 2 });
  });
});

describe('AC-274 an imported file', () => {
  const changed = { name: 'Dal', description: 'Lentils.\nWarm.', price: 13_000, categoryId: 4 };
  const change = { changes: [expect.objectContaining({ id: 2, after: changed })], refused: [], unchanged: 1 };
  const rows = ['id,name,price,description,category', '2,Dal,130,"Lentils.\nWarm.",ভাত', '7,,,,'];
  const text = rows.slice(0, 2).join('\n');

  it.each([
    ['without a byte order mark', text],
    ['with one', `\uFEFF${text}`],
    ['with CRLF', text.replaceAll('\n', '\r\n')],
    ['with semicolons', 'id;price;category\n2;130;ভাত'],
    ['with other columns in another order', 'category,note,ID,price\nভাত,x,2,130.00'],
    ['with Bengali digits', 'id,price,category\n২,১৩০.০০,ভাত'],
  ])('changes foods by id, %s', (_, csv) => {
    const kacchiRow = csv.includes(';') ? '\n7;450.00;ভাত' : csv.startsWith('category') ? '\nভাত,,7,450' : '';
    const result = plan(csv + kacchiRow);
    expect(result).toEqual(kacchiRow === '' ? { ...change, unchanged: 0 } : change);
  });

  it.each([
    ['a new food', 'id,name\n,Fuchka', ['Fuchka: It has no id. A new food needs a picture: add it with its form.']],
    ['an unknown id', 'id,name\n99,Fuchka', ['Fuchka: No food has the id 99. A new food needs a picture: add it with its form.']],
    ['an id twice', 'id,price\n2,130\n7,1\n2,140', ['Dal: The id 2 is in several rows.', 'Dal: The id 2 is in several rows.']],
    ['a price with three decimals', 'id,price\n2,1.005', [expect.stringMatching(/^Dal: Please write .* two decimals/)]],
    ['a price of nine digits', 'id,price\n2,123456789', [expect.stringMatching(/^Dal: Please write digits only, at most eight/)]],
    ['a price of 0', 'id,price\n2,0.00', [expect.stringMatching(/^Dal: Please write .* more than 0/)]],
    ['an emptied price', 'id,price\n2,', ['Dal: It needs a price.']],
    ['an emptied name', 'id,name\n2,', ['Dal: It needs a name.']],
    ['an emptied description', 'id,description\n2, ', ['Dal: It needs a description.']],
    ['an unknown category', 'id,category\n2,Soup', ["Dal: There is no category 'Soup'."]],
    ['too many cells', 'id,price\n2,130,x', ['Dal: It has more or fewer cells than the first line.']],
    ['no id column', 'name,price\nDal,130', 'The first line needs the columns id, name, price, description, category; at least id.'],
    ['an open quotation mark', 'id,name\n2,"Dal', 'A quotation mark is not closed in this file.'],
  ])('refuses %s', (_, csv, expected) => {
    expect(reasons(csv)).toEqual(expected);
  });

  it.each(['?', '_'])(
    'AC-522 refuses a file that was stored in an encoding without Bengali letters, each of which is a %s then',
    (sign) => {
      const inAnotherEncoding = (text: string) => text.replace(/[\u0980-\u09FF]/g, sign);
      expect(reasons(inAnotherEncoding(foodsToCsv(Papa, foods)))).toBe(notUtf8);
      expect(reasons(inAnotherEncoding(`id,price,name\n2,130,Dal\n7,450,${kacchi.name}`))).toBe(notUtf8);
      expect(plan(`id,name\n7,${sign}${sign}`)).toMatchObject({ changes: { length: 1 } });
    },
  );

  it('refuses a column twice, but not two without a head', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(reasons('id,price, Price \n2,130,140')).toBe('The first line has the column price twice.');
    expect(plan('id,price,,\n2,130,,')).toMatchObject({ changes: { length: 1 }, refused: [] });
    expect(warned).toHaveBeenCalledWith('Duplicate headers found and renamed.');
  });

  it('names a row without a name by its number in the spreadsheet, which counts blank rows', () => {
    expect(reasons('\nid;price;\n\n;;\n2;130;"\n"\n99;1;')).toEqual([expect.stringMatching(/^Row 6: No food has the id 99\./)]);
  });

  it('AC-785 AC-786 has no invisible marks in its prices, names and categories', () => {
    const row = 'id,name,price,category\n2,\u200eDal\u200b,';
    expect(plan(`${row}\u202d130\u202c,ভাত\u200e`)).toMatchObject({ changes: [{ after: { ...changed, name: 'Dal' } }], refused: [] });
    expect(plan(`${row}120.50\u200b,Curry`)).toEqual({ changes: [], refused: [], unchanged: 1 });
  });

  it('is unchanged with the same numbers in Bengali digits', () => {
    expect(plan('id,price\n২,১২০.৫০\n7,৪৫০')).toEqual({ changes: [], refused: [], unchanged: 2 });
    expect(reasons('id,price\n২,১৩০\n2,140')).toEqual(['Dal: The id 2 is in several rows.', 'Dal: The id 2 is in several rows.']);
  });

  it('finds a category whose name was typed on a keyboard that writes a letter as two characters', () => {
    const payesh = { id: 6, name: 'পা\u09dfেস' };
    const change = expect.objectContaining({ after: expect.objectContaining({ categoryId: 6 }) });
    expect(plan('id,category\n2,পা\u09af\u09bcেস', foods, [curry, payesh])).toEqual({ changes: [change], refused: [], unchanged: 0 });
  });

  it('keeps the values of unchanged cells beside a changed one', () => {
    const food = { ...dal, name: ' Dal ', category: otherCurry };
    const result = plan(foodsToCsv(Papa, [food]).replace('120.50', '130'), [food], [curry, otherCurry]);
    const after = { name: ' Dal ', description: dal.description, price: 13_000, categoryId: 5 };
    expect(result).toMatchObject({ changes: [{ id: 2, after }], refused: [], unchanged: 0 });
  });

  it('refuses a changed category that several categories are called, and no other', () => {
    expect(plan('id,category\n2,Curry\n7,Curry', foods, [curry, otherCurry, rice])).toEqual({
      changes: [],
      refused: [expect.objectContaining({ name: kacchi.name })],
      unchanged: 1,
    });
    expect(reasons('id,category\n7,Curry', foods, [curry, otherCurry])).toEqual([
      "কাচ্চি বিরিয়ানি: Several categories are called 'Curry'. Choose one in its form.",
    ]);
  });

  it('AC-902 plans the export of ten thousand foods, unchanged or with other prices', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...dal,
      id: index + 1,
      description: `${'ক'.repeat(50)} ${String(index)}`,
    }));
    const csv = foodsToCsv(Papa, many);
    expect(plan(csv, many)).toEqual({ changes: [], refused: [], unchanged: 10_000 });
    expect(plan(csv.replaceAll(',120.50,', ',130.00,'), many)).toMatchObject({ changes: { length: 10_000 }, refused: [], unchanged: 0 });
  });

  it('AC-897 stops reading at 50,000 rows, blank ones included', () => {
    const parse = vi.spyOn(Papa, 'parse');
    expect(plan(`id,price\n${',\n'.repeat(40_000)}2,130`)).toMatchObject({ changes: { length: 1 } });
    parse.mockClear();
    expect(reasons(`id\n${'1\n'.repeat(100_000)}`)).toBe('The file has more than 50000 rows.');
    expect(parse.mock.results.map(({ value }) => value.data.length)).toEqual([50_000]);
  });

  it('AC-897 does not read a file whose first line has more than a thousand columns', () => {
    const parse = vi.spyOn(Papa, 'parse');
    expect(reasons(`\nid${','.repeat(1_000)}\n2`)).toBe(notUtf8);
    expect(parse).not.toHaveBeenCalled();
  });
});
