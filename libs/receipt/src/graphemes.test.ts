import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { splitByPattern, splitGraphemes } from './graphemes.ts';

describe.each([
  ['Intl.Segmenter', splitGraphemes],
  ['the regular expression', splitByPattern],
])('graphemes by %s', (_name, split) => {
  it.each([
    ['', []],
    ['abc', ['a', 'b', 'c']],
    ['e\u0301a', ['e\u0301', 'a']],
    ['কি', ['কি']],
    ['শর্ষে', ['শ', 'র্ষে']],
    ['ভুনা খিচুড়ি', ['ভু', 'না', ' ', 'খি', 'চু', 'ড়ি']],
    ['👨‍👩‍👧‍👦🍛', ['👨‍👩‍👧‍👦', '🍛']],
    ['👍🏽', ['👍🏽']],
    ['🇧🇩🇫🇷', ['🇧🇩', '🇫🇷']],
  ])('splits %j', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it('preserves the text for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(split(text).join('')).toBe(text);
      }),
      { seed: 115, numRuns: 30 },
    );
  });
});

describe('a browser without Intl.Segmenter', () => {
  beforeEach(() => {
    vi.resetModules();
    const { Segmenter: _missing, ...known } = Object.getOwnPropertyDescriptors(Intl);
    vi.stubGlobal('Intl', Object.defineProperties({}, known));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('still splits a name into graphemes', async () => {
    expect('Segmenter' in Intl).toBe(false);
    const { sanitizeText } = await import('./sanitize-text.ts');
    expect(sanitizeText('কি'.repeat(121))).toBe(`${'কি'.repeat(120)}…`);
    expect(sanitizeText('👨‍👩‍👧‍👦')).toBe('◊');
  });
});
