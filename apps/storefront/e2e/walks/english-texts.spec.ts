import { expect, test } from '../shop.ts';
import { readEnglishTexts } from './english-texts.ts';
import { installEnglish } from './probe/english.ts';

test('the walk reads the Bangla names of controls and headings in English', async ({ page }) => {
  await page.addInitScript(installEnglish, await readEnglishTexts());
  await page.goto('about:blank');
  const bangla = [
    'খাবার',
    'ক্যাটাগরি',
    'যোগ করুন',
    'পোলাও ২: একটি বাড়ান',
    'Dal: কার্টে ফিরিয়ে আনুন',
    'অর্ডার #১২',
    '৳১,২৩৪.০০ দাম পরিবর্তন করুন',
    'বিরিয়ানি',
    'Naan',
  ];
  expect(await page.evaluate((texts) => texts.map((text) => window.walkEnglish(text)), bangla)).toEqual([
    'Food',
    'Category',
    'Add to Order',
    'Plus one পোলাও 2',
    'Undo: put Dal back',
    'Order #12',
    '৳1,234.00 Change prices',
    'বিরিয়ানি',
    'Naan',
  ]);
});
