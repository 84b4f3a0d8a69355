import { beforeAll, expect, it } from 'vitest';
import { buildRenderer, rendered } from './testing/render.ts';
import { banglaTexts, receiptOf, row } from './testing/receipts.ts';

beforeAll(buildRenderer, 60_000);

it('AC-347 a receipt in Bangla has every text and Bengali digits, shaped, in bold where it is a heading, and is copied as it is read', async () => {
  const rows = [
    row('কাচ্চি বিরিয়ানি', { quantity: '২', price: '৳৬৪০.০০', unitPrice: '৳৩২০.০০' }),
    row('Margherita', { quantity: '১', price: '৳১৮০.৫০' }),
  ];
  const receipt = await rendered(
    receiptOf(rows, {
      texts: banglaTexts,
      orderId: '১০৪২',
      date: '২০ নভে, ২০২৬, দুপুর ১:০৭',
      subtotal: '৳৮২০.৫০',
      tax: '৳৪১.০৩',
      total: '৳৮৬১.৫৩',
    }),
  );
  expect(receipt.lines).toEqual([
    [
      'My Food পাতা ১/১',
      'অর্ডারের রসিদ',
      'অর্ডার নম্বর: ১০৪২',
      'তারিখ: ২০ নভে, ২০২৬, দুপুর ১:০৭',
      'অবস্থা: পরিশোধিত',
      'খাবার পরিমাণ দাম',
      'কাচ্চি বিরিয়ানি ২ ৳৬৪০.০০',
      'প্রতিটি ৳৩২০.০০',
      'Margherita ১ ৳১৮০.৫০',
      'উপমোট ৳৮২০.৫০',
      'কর ৳৪১.০৩',
      'মোট ৳৮৬১.৫৩',
      'অর্ডারের জন্য ধন্যবাদ!',
    ],
  ]);
  expect({ title: receipt.title, language: receipt.language }).toEqual({ title: 'অর্ডার ১০৪২-এর রসিদ', language: 'bn-BD' });
  const runs = receipt.pages.flat();
  expect(runs.filter(({ glyphs }) => glyphs.includes(0))).toEqual([]);
  expect(runs.filter(({ glyphText }) => glyphText.includes('◌'))).toEqual([]);
});

it.each(['কেকে', 'মৈমৈ'])('AC-470 %s has the vowel sign without a headline at its beginning only', async (word) => {
  const receipt = await rendered(receiptOf([row(`${word} ${word}`)]));
  const words = receipt.pages.flat().filter(({ text }) => text.trim() === word);
  const [first, second] = words.map(({ glyphs: [beginning, , inside] }) => ({ beginning, inside }));
  expect(words).toHaveLength(2);
  expect(first?.inside).not.toBe(first?.beginning);
  expect(second).toEqual(first);
});

/** The glyphs of words, in one receipt: another one numbers its glyphs otherwise. */
async function glyphsOf(...words: string[]): Promise<number[][]> {
  const runs = (await rendered(receiptOf(words.map((word) => row(word))))).pages.flat();
  const markOf = (word: string) => runs.find(({ text }) => text === word)?.mcid;
  return words.map((word) => runs.filter(({ mcid }) => mcid === markOf(word)).flatMap(({ glyphs }) => glyphs));
}

it.each([
  ['Burger(', 'চিকেন'],
  ['BBQ', 'চেকেন'],
  ['BBQ', 'কেক'],
  ['5pcs.', 'কাচ্চি'],
])('AC-621 the Bengali letters after %j have the glyphs of %s', async (latin, bengali) => {
  const [alone, joined] = await glyphsOf(bengali, latin + bengali);
  expect(joined?.slice(latin.length)).toEqual(alone);
});

it('AC-470 a long word that fits on a line is not broken, and has the glyphs of its parts', async () => {
  const [beginning, end] = ['চিকেনবার্গার+', 'ফ্রেঞ্চফ্রাই'];
  const [first, second, both] = await glyphsOf(beginning, end, beginning + end);
  expect(both).toEqual([first, second].flat());
  const receipt = await rendered(receiptOf([row(`আমাদের ঢাকাইয়া স্পেশাল কাচ্চি বিরিয়ানি ও বোরহানি ${beginning}${end}`)]));
  expect(receipt.lines[0]).toContain(beginning + end);
});

it('AC-474 টার্কি has one reph, which its vowel sign contains', async () => {
  const runs = (await rendered(receiptOf([row('টার্ক টার্কি')]))).pages.flat();
  const dish = runs.filter(({ mcid }) => mcid === runs.find(({ text }) => text === 'টার্কি')?.mcid);
  // A mark above the line is a run of its own.
  const reph = dish[1]?.glyphs ?? [];
  expect(reph).toHaveLength(1);
  expect(dish.flatMap(({ glyphs }) => glyphs).filter((glyph) => reph.includes(glyph))).toEqual(reph);
});

it.each([
  ['৮,৮৮,৮৮,৮৮,৮৮,৮৮,৮৮,৮৮৮', '৳৮৮,৮৮,৮৮,৮৮৮.৮৮'],
  ['8,888,888,888,888,888', '৳888,888,888.88'],
])('AC-488 the quantity %s and the amount %s are not broken and cover nothing', async (quantity, amount) => {
  const rows = [row('W'.repeat(100), { quantity, price: amount })];
  const receipt = await rendered(receiptOf(rows, { texts: banglaTexts, subtotal: amount, tax: amount, total: amount }));
  const dish = receipt.lines[0]?.find((line) => line.endsWith(`W ${quantity} ${amount}`));
  expect(dish).toMatch(/^W{5}/);
  expect(receipt.lines[0]).toEqual(expect.arrayContaining([`উপমোট ${amount}`, `কর ${amount}`, `মোট ${amount}`]));
});
