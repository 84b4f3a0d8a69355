import { expect, it } from 'vitest';
import { normalizeText } from './food-search.ts';
import { phoneticKey } from './phonetic-key.ts';

it.each([
  ['biryani', 'বিরিয়ানি', 'brn'],
  ['kacchi', 'কাচ্চি', 'kC'],
  ['lachchi', 'লাচ্ছি', 'lC'],
  ['ilish', 'ইলিশ', 'Als'],
  ['alur', 'আলুর', 'Alr'],
  ['khichuri', 'খিচুড়ি', 'kCr'],
  ['phuchka', 'ফুচকা', 'fCk'],
  ['mishti', 'মিষ্টি', 'mst'],
  ['mangsho', 'মাংস', 'mns'],
  ['polao', 'পোলাও', 'pl'],
  ['rice', 'রাইস', 'rs'],
  ['juice', 'জুস', 'js'],
  ['mixed', 'মিক্সড', 'mksd'],
  ['singara', 'সিঙ্গারা', 'snr'],
  ['kheer', 'ক্ষীর', 'kr'],
])('AC-540 %s and %s have the same key', (latin, bengali, sound) => {
  expect([latin, bengali].map((word) => phoneticKey(normalizeText(word)))).toEqual([sound, sound]);
});

it('maps spellings of one sound to one key, and other scripts and numbers to none', () => {
  expect(['bhuna', 'vuna', 'buna'].map(phoneticKey)).toEqual(['bn', 'bn', 'bn']);
  expect(['كباب', '42', 'no.', ''].map(phoneticKey)).toEqual(['', '', 'n', '']);
});
