import type { Food } from '@my-food/api';
import { expect, it } from 'vitest';
import { bangla } from '../../../i18n/bn/index.ts';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { english } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { planPrices } from './plans/plan-changes.ts';

const nothing = { failed: 0, unknown: 0, queued: 0 };

it.each([
  [{ ...nothing, done: 1, total: 1 }, '1 of 1 food done', '১টি খাবারের মধ্যে ১টি হয়েছে'],
  [{ ...nothing, done: 0, total: 0 }, '0 of 0 foods done', '০টি খাবারের মধ্যে ০টি হয়েছে'],
  [
    { ...nothing, done: 1200, total: 1201, unknown: 1 },
    '1200 of 1201 foods done, 1 without an answer',
    '১,২০১টি খাবারের মধ্যে ১,২০০টি হয়েছে, ১টির উত্তর আসেনি',
  ],
  [
    { done: 36, total: 40, failed: 1, unknown: 1, queued: 2 },
    '36 of 40 foods done, 1 not done, 1 without an answer, 2 not sent',
    '৪০টি খাবারের মধ্যে ৩৬টি হয়েছে, ১টি হয়নি, ১টির উত্তর আসেনি, ২টি পাঠানো হয়নি',
  ],
])('AC-355 the outcome %j of a batch is one sentence with what applies', (outcome, inEnglish, inBangla) => {
  expect(translator(english, adminBatch)('outcome', outcome)).toBe(inEnglish);
  expect(translator(bangla, adminBatch)('outcome', outcome)).toBe(inBangla);
});

it('AC-355 why a food is refused follows the language', () => {
  const bare: Food = { id: 2, name: 'Dal', description: 'Lentils.', price: 12_050, imageUrl: null, category: null };
  const [refusal] = planPrices([bare], { direction: 'raise', unit: 'percent', hundredths: 500 }).refused;
  expect([refusal?.reason(english), refusal?.reason(bangla)]).toEqual(['It needs a category.', 'এর একটি ক্যাটাগরি লাগবে।']);
});

it.each([
  [1, 'It is removed from the shop for good.', 'এটি দোকান থেকে স্থায়ীভাবে মুছে যাবে।'],
  [2, 'They are removed from the shop for good.', 'এগুলো দোকান থেকে স্থায়ীভাবে মুছে যাবে।'],
])('AC-278 the confirmation of a removal of %d foods has its number', (count, inEnglish, inBangla) => {
  expect(translator(english, adminBatch)('removalConfirmationText', { count })).toBe(inEnglish);
  expect(translator(bangla, adminBatch)('removalConfirmationText', { count })).toBe(inBangla);
});
