import { beforeAll, describe, expect, it } from 'vitest';
import { buildRenderer, render, rendered } from './testing/render.ts';
import { readPdf, type ReadPdf } from './testing/read-pdf.ts';
import { readStructure } from './testing/read-structure.ts';
import { namesOf, otherTexts, receiptOf, row, rowsOf } from './testing/receipts.ts';

const pageEnd = 270;

beforeAll(buildRenderer, 60_000);

const runsOf = (receipt: ReadPdf) => receipt.pages.flat();
const missingGlyphs = (receipt: ReadPdf) => runsOf(receipt).filter((run) => run.glyphs.includes(0));
const lowestBaseline = (receipt: ReadPdf) => Math.max(...runsOf(receipt).map((run) => run.top));

describe('the receipt as a PDF', { timeout: 30_000 }, () => {
  it('AC-141 AC-194 shows id, date, Paid, the dishes with the price of each, the totals and the thanks', async () => {
    const receipt = await rendered(
      receiptOf([
        row('Kacchi Biryani', { quantity: '2', price: '৳640.00', unitPrice: '৳320.00' }),
        row('Mishti Doi', { price: '৳180.50' }),
      ]),
    );
    expect(receipt.lines).toEqual([
      [
        'My Food Page 1 of 1',
        'Order Receipt',
        'Order ID: 12',
        'Date: 20 Nov 2026, 13:07',
        'Status: Paid',
        'Food Qty Price',
        'Kacchi Biryani 2 ৳640.00',
        'each ৳320.00',
        'Mishti Doi 1 ৳180.50',
        'Subtotal ৳820.50',
        'Tax ৳41.03',
        'Total ৳861.53',
        'Thank you for your order!',
      ],
    ]);
    expect({ title: receipt.title, language: receipt.language }).toEqual({ title: 'Receipt for order 12', language: 'en' });
    expect(missingGlyphs(receipt)).toEqual([]);
  });

  it("AC-211 AC-573 has another shop's texts and currency, and the whole of a long name", async () => {
    const sums = { subtotal: '€320.00', tax: '€24.00', total: '€344.00' };
    const receipt = await rendered(receiptOf([row('কাচ্চি', { price: '€320.00' })], { ...sums, texts: otherTexts }));
    const { shop, heading, thanks, contact } = otherTexts;
    expect(receipt.lines.flat()).toEqual(expect.arrayContaining([`${shop} Page 1 of 1`, heading, 'Total €344.00', thanks, contact]));
    expect(receipt.lines.flat().join(' ')).not.toMatch(/My Food|Order Receipt|Thank you|৳/);
    expect(missingGlyphs(receipt)).toEqual([]);
    const name = 'THE GRAND OLD DHAKA BIRYANI HOUSE AND FAMILY RESTAURANT, CATERING AND HOME DELIVERY SERVICE OF DHANMONDI';
    const long = await rendered(receiptOf(rowsOf(1), { texts: { ...otherTexts, shop: name } }));
    expect(long.pages.map((runs) => runs.map(({ text }) => text.trim()).join(' '))).toEqual([expect.stringContaining(name)]);
  });

  it('AC-471 has ◊ for a currency sign that the fonts do not support, in every amount', async () => {
    const sums = { subtotal: '₱320.00', tax: '₱24.00', total: '₱344.00' };
    const receipt = await rendered(receiptOf([row('Adobo', { quantity: '2', price: '₱320.00', unitPrice: '₱160.00' })], sums));
    expect(missingGlyphs(receipt)).toEqual([]);
    expect(receipt.lines[0]?.slice(6, 11)).toEqual(['Adobo 2 ◊320.00', 'each ◊160.00', 'Subtotal ◊320.00', 'Tax ◊24.00', 'Total ◊344.00']);
  });

  it('tags headings, tables, header cells and data cells, one for each header, and each header once', async () => {
    const bytes = await render(receiptOf([row('Mishti Doi', { quantity: '2', unitPrice: '৳90.25' }), ...rowsOf(60)]));
    const { pages } = await readPdf(bytes);
    const structure = await readStructure(bytes, pages);
    expect(structure[0]?.slice(0, 16)).toEqual([
      'Document',
      ' H1: Order Receipt',
      ' P: Order ID: 12',
      ' P: Date: 20 Nov 2026, 13:07',
      ' P: Status: Paid',
      ' Table',
      '  TR',
      '   TH Column: Food',
      '   TH Column: Qty',
      '   TH Column: Price',
      '  TR',
      '   TD',
      '    P: Mishti Doi',
      '    P: each ৳90.25',
      '   TD: 2',
      '   TD: ৳450.00',
    ]);
    expect(structure.at(-1)?.slice(-11)).toEqual([
      ' Table',
      '  TR',
      '   TH Row: Subtotal',
      '   TD: ৳820.50',
      '  TR',
      '   TH Row: Tax',
      '   TD: ৳41.03',
      '  TR',
      '   TH Row: Total',
      '   TD: ৳861.53',
      ' P: Thank you for your order!',
    ]);
    expect(structure.map((parts) => parts.filter((part) => part === '  TR').length)).toEqual([1 + 61, 1 + 61, 1 + 61 + 3]);
    const texts = structure.flat().filter((part) => /^ {3,}.*: ./.test(part));
    expect(texts).toHaveLength(3 * (1 + 61) + 1 + 2 * 3);
    const decoration = pages.map((runs) => runs.filter(({ mcid }) => mcid === null).map(({ text }) => text.trim()));
    const head = (page: number) => ['My', 'Food', 'Page', String(page), 'of', '3'];
    expect(decoration).toEqual(
      [head(1), [...head(2), 'Food', 'Qty', 'Price'], [...head(3), 'Food', 'Qty', 'Price']].map((words) => expect.arrayContaining(words)),
    );
    expect(decoration.map((words) => words.length)).toEqual([6, 9, 9]);
  });

  it('AC-142 renders one dish on one page and 60 on several: each row once, the header repeated, nothing below 270 mm', async () => {
    expect((await rendered(receiptOf(rowsOf(1)))).pages).toHaveLength(1);
    const receipt = await rendered(receiptOf(rowsOf(60)));
    expect(receipt.pages.length).toBeGreaterThanOrEqual(2);
    expect(namesOf(receipt)).toEqual(rowsOf(60).map(({ name }) => name));
    expect(receipt.lines.map((lines) => lines.filter((line) => line === 'Food Qty Price').length)).toEqual(receipt.pages.map(() => 1));
    expect(lowestBaseline(receipt)).toBeLessThanOrEqual(pageEnd);
    expect(lowestBaseline({ ...receipt, pages: receipt.pages.slice(0, 1) })).toBeGreaterThan(pageEnd - 16);
  });

  it('AC-143 maps every code point of a Bengali name to a glyph, joins them, and copies as the original name', async () => {
    const name = 'কাচ্চি বিরিয়ানি';
    const receipt = await rendered(receiptOf([row(name)]));
    const runs = runsOf(receipt).filter((run) => /[\u0980-\u09f2]/.test(run.glyphText));
    const letters = new Set(runs.flatMap((run) => Array.from(run.glyphText)));
    expect(Array.from(new Set(name)).filter((letter) => !letters.has(letter))).toEqual([]);
    expect(runs.flatMap((run) => run.glyphs).length).toBeLessThan(Array.from(name).length);
    expect([missingGlyphs(receipt), namesOf(receipt)]).toEqual([[], [name]]);
  });

  it('renders its input, with dashes for a missing name and date', async () => {
    const rows = [row('', { price: '–' }), row('Tea', { price: '৳0.01' })];
    const receipt = receiptOf(rows, { date: 'yesterday\u202e', subtotal: '৳0.05', tax: '–', total: '৳999999999.99' });
    expect((await rendered(receipt)).lines[0]?.slice(3, 11)).toEqual([
      'Date: yesterday',
      'Status: Paid',
      'Food Qty Price',
      '– 1 –',
      'Tea 1 ৳0.01',
      'Subtotal ৳0.05',
      'Tax –',
      'Total ৳999999999.99',
    ]);
    expect((await rendered(receiptOf([], { date: '' }))).lines[0]?.slice(3, 7)).toEqual([
      'Date: –',
      'Status: Paid',
      'Food Qty Price',
      'Subtotal ৳820.50',
    ]);
  });

  it('renders a glyph for every character of hostile names and stays within the page', async () => {
    const names = [
      'W'.repeat(20_000),
      'W '.repeat(100_000),
      '\n'.repeat(10_000),
      'ি'.repeat(5_000),
      'কাচ্চি'.repeat(500),
      '👨‍👩‍👧‍👦 Family 🍛',
      'كبسة دجاج',
      '中文菜',
      'a\u0000b\u202ec\ufeffd\ud800e\u200bf',
      'Z̷̧̛̪͎a̸l̵g̷o',
      'Crème brûlée, cafe\u0301, Łódź № 5 ½',
      '<b>{{7*7}} ${7*7}</b> \\(x) &lt;',
    ];
    const receipt = await rendered(receiptOf(names.map((name) => row(name))));
    expect(missingGlyphs(receipt)).toEqual([]);
    expect(lowestBaseline(receipt)).toBeLessThanOrEqual(pageEnd);
    expect(runsOf(receipt).filter(({ right }) => right > 210)).toEqual([]);
    expect(namesOf(receipt)).toEqual(
      expect.arrayContaining([
        '–',
        '◊ Family ◊',
        '◊◊◊◊ ◊◊◊◊',
        '◊◊◊',
        'abcd◊ef',
        'Zalgo',
        'Crème brûlée, café, Łódź ◊ 5 ½',
        '<b>{{7*7}} ${7*7}</b> \\(x) &lt;',
      ]),
    );
  });

  it('breaks a Bengali word that is wider than its cell between graphemes, never before a combining mark', async () => {
    const name = 'কাচ্চি'.repeat(50);
    const receipt = await rendered(receiptOf([row(name), row('Tea')]));
    const written = runsOf(receipt).filter(({ text }) => /[\u0980-\u09f2]/.test(text));
    expect(new Set(written.map(({ top }) => top)).size).toBeGreaterThan(1);
    expect(written.map(({ text }) => text).join('')).toBe(name);
    expect(written.filter(({ text }) => /^\p{M}/u.test(text))).toEqual([]);
    expect(written.filter(({ glyphText }) => glyphText.includes('◌'))).toEqual([]);
  });

  it('renders a thousand rows, each whole and once', async () => {
    const rows = rowsOf(1_000).map((each, index) => ({ ...each, unitPrice: index % 3 === 0 ? '৳90.25' : null }));
    const receipt = await rendered(receiptOf(rows));
    expect(receipt.lines.slice(1).filter((lines) => !lines[2]?.startsWith('Dish'))).toEqual([]);
    expect(lowestBaseline(receipt)).toBeLessThanOrEqual(pageEnd);
    expect([namesOf(receipt), receipt.lines.at(-1)?.at(-1)]).toEqual([rows.map(({ name }) => name), 'Thank you for your order!']);
  });
});
