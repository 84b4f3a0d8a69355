import { bengaliRanges, latinRanges } from './fonts/coverage.ts';
import { splitGraphemes } from './graphemes.ts';

type Ranges = typeof latinRanges;

const longestText = 120;
/** Code points one character may be made of: more is a pile of marks, not writing. */
const tallestCharacter = 12;
/** Stands for a character no font of ours draws; the fonts do draw this one. */
const neutral = '◊';

const bengali = /[\u0980-\u09ff]/u;
const joiner = /[\u200c\u200d]/gu;
/** Nothing to see, or worse: NUL, byte order marks, and what turns the direction of writing (U+202E). */
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

/** Any value as one line of at most 120 characters (then `…`), every one of which the receipt's fonts can draw. */
export function printable(value: unknown): string {
  // 1 MB of text costs nothing when all but a generous beginning is dropped first.
  const beginning = String(value).slice(0, longestText * tallestCharacter * 2);
  const line = beginning.replace(invisible, '').replace(/\s+/gu, ' ').trim();
  const shown: string[] = [];
  for (const segment of splitGraphemes(line)) {
    if (shown.length === longestText) return `${shown.join('').trimEnd()}…`;
    shown.push(drawable(segment));
  }
  return shown.join('');
}

/** Whether the small font is enough for this (already printable) text. */
export const isLatin = (text: string): boolean => everyCodePoint(text, drawnSmall);
