import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bengaliRanges } from './fonts/coverage.ts';
import { isLatin, sanitizeText } from './sanitize-text.ts';

const isSupported = (letter: string) =>
  bengaliRanges.some(([first, last]) => first <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= last);

/** Milliseconds. Generous, for a slow machine. */
const timeout = 30_000;
const seed = 270;

describe('sanitizeText', { timeout }, () => {
  it.each([
    ['Kacchi Biryani', 'Kacchi Biryani'],
    ['কাচ্চি বিরিয়ানি', 'কাচ্চি বিরিয়ানি'],
    ['৳450 × 2 – it’s', '৳450 × 2 – it’s'],
    ['  one \t\n two  ', 'one two'],
    ['a\u00a0b', 'a b'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['nul\u0000l', 'null'],
    ['\ufeffmark', 'mark'],
    ['half \ud83c', 'half ◊'],
    ['👨‍👩‍👧‍👦', '◊'],
    ['cafe\u0301', 'café'],
    ['x\u0336', 'x'],
    ['শর\u200c্ষে', 'শর\u200c্ষে'],
    ['a\u200db', 'ab'],
    ['\u200dকাচ্চি', 'কাচ্চি'],
    ['\u200cNaan', 'Naan'],
    ['য়', 'য়'],
    ['\u09df', '\u09df'],
  ])('sanitizes %j', (value, text) => {
    expect(sanitizeText(value)).toBe(text);
  });

  it.each([
    ['Ph\u1edf b\u00f2', 'Pho b\u00f2'],
    ['Pho\u031b\u0309', 'Pho'],
    ['caf\u00e9\u0336', 'caf\u00e9'],
  ])('AC-472 removes the marks of %j that the fonts do not support', (value, text) => {
    expect(sanitizeText(value)).toBe(text);
  });

  it.each([
    [12, '12'],
    [null, 'null'],
    [{ text: 'node' }, '[object Object]'],
    [['a', 'b'], 'a,b'],
  ])('converts the value %j to text, never to a layout node', (value, text) => {
    expect(sanitizeText(value)).toBe(text);
  });

  it('truncates after 120 graphemes', () => {
    expect(sanitizeText('x'.repeat(120))).toBe('x'.repeat(120));
    expect(sanitizeText('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
    expect(sanitizeText('কি'.repeat(121))).toBe(`${'কি'.repeat(120)}…`);
    expect(sanitizeText(`${'x'.repeat(119)} y`)).toBe(`${'x'.repeat(119)}…`);
    expect(sanitizeText('🍛'.repeat(1_000_000))).toBe(`${'◊'.repeat(120)}…`);
  });

  it('returns only characters that the fonts support, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (value) => {
        expect(Array.from(sanitizeText(value)).filter((letter) => !isSupported(letter))).toEqual([]);
      }),
      { seed },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (value) => {
        const once = sanitizeText(value);
        expect(sanitizeText(once)).toBe(once);
      }),
      { seed },
    );
  });
});

describe('isLatin', () => {
  it.each([
    ['Crème brûlée ৳5 – “so” ◊ …', true],
    ['কাচ্চি', false],
    ['Łódź', false],
  ])('%j: %s', (text, expected) => {
    expect(isLatin(text)).toBe(expected);
  });
});
