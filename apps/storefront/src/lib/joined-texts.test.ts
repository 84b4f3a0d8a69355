import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinTexts, markTexts } from './joined-texts.ts';

/** 1 where a text contains the words, else 0. */
function marksOf(texts: readonly string[], words: string): number[] {
  const marks = new Uint8Array(texts.length);
  markTexts(marks, 1, joinTexts(texts), words);
  return [...marks];
}

it('marks each text that says the word, however often, and none across two of them', () => {
  expect(marksOf(['dal dal', 'naan', '', 'da', 'l', 'a dal'], 'dal')).toEqual([1, 0, 0, 0, 0, 1]);
  expect(marksOf([], 'dal')).toEqual([]);
});

it('finds what asking each text finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'ক') });
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ক'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(text), words, (texts, wanted) => {
      expect(marksOf(texts, wanted)).toEqual(texts.map((some) => Number(some.includes(wanted))));
    }),
  );
});
