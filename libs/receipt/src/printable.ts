import { bengaliRanges, latinRanges } from './fonts/coverage.ts';
import { splitGraphemes } from './graphemes.ts';

type Ranges = typeof latinRanges;

const longestText = 120;
/** Code points per grapheme. More are stacked combining marks, not text. */
const tallestCharacter = 12;
/** Replaces a character that the fonts do not support. The fonts support this one. */
const neutral = '◊';

const bengali = /[\u0980-\u09ff]/u;
const joiner = /[\u200c\u200d]/gu;
/** Control and format characters: NUL, byte order marks, bidirectional overrides (U+202E). */
const invisible = /(?![\u200c\u200d\s])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|\ufeff/gu;

const setOf = (ranges: Ranges) => {
  const codePoints = new Set<number>();
  for (const [first, last] of ranges) for (let codePoint = first; codePoint <= last; codePoint++) codePoints.add(codePoint);
  return codePoints;
};
const drawn = setOf(bengaliRanges);
const drawnSmall = setOf(latinRanges);

const everyCodePoint = (text: string, set: ReadonlySet<number>) => Array.from(text).every((letter) => set.has(letter.codePointAt(0) ?? 0));

function drawable(character: string): string {
  const visible = bengali.test(character) ? character : character.replace(joiner, '');
  const bounded = Array.from(visible).slice(0, tallestCharacter).join('');
  if (everyCodePoint(bounded, drawn)) return bounded;
  const composed = bounded.normalize('NFC');
  if (everyCodePoint(composed, drawn)) return composed;
  const bare = Array.from(composed)
    .filter((letter) => !/\p{M}/u.test(letter) || everyCodePoint(letter, drawn))
    .join('');
  return bare !== '' && everyCodePoint(bare, drawn) ? bare : neutral;
}

/** Converts any value to one line of at most 120 graphemes (then `…`) that the receipt's fonts support. */
export function printable(value: unknown): string {
  // Truncate first: a text of 1 MB must not be segmented.
  const beginning = String(value).slice(0, longestText * tallestCharacter * 2);
  const line = beginning.replace(invisible, '').replace(/\s+/gu, ' ').trim();
  const shown: string[] = [];
  for (const segment of splitGraphemes(line)) {
    if (shown.length === longestText) return `${shown.join('').trimEnd()}…`;
    shown.push(drawable(segment));
  }
  return shown.join('');
}

/** Whether the Latin font covers this sanitized text. */
export const isLatin = (text: string): boolean => everyCodePoint(text, drawnSmall);
