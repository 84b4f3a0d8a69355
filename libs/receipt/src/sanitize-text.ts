import { bengaliRanges, latinRanges } from './fonts/coverage.ts';
import { splitGraphemes } from './graphemes.ts';

type Ranges = typeof latinRanges;

const maxLength = 120;
/** Code points per grapheme. More are stacked combining marks, not text. */
const maxCodePoints = 12;
/** Replaces a character that the fonts do not support. The fonts support this one. */
const replacement = '◊';

const bengali = /[\u0980-\u09ff]/u;
const joiner = /[\u200c\u200d]/gu;
/** Control and format characters: NUL, byte order marks, bidirectional overrides (U+202E). */
const invisible = /(?![\u200c\u200d\s])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|\ufeff/gu;

const toCodePointSet = (ranges: Ranges) => {
  const codePoints = new Set<number>();
  for (const [first, last] of ranges) for (let codePoint = first; codePoint <= last; codePoint++) codePoints.add(codePoint);
  return codePoints;
};
const supported = toCodePointSet(bengaliRanges);
const supportedByLatin = toCodePointSet(latinRanges);

const isCovered = (text: string, set: ReadonlySet<number>) => Array.from(text).every((letter) => set.has(letter.codePointAt(0) ?? 0));

/** Without the combining marks that the fonts do not support. */
const withoutMarks = (text: string) =>
  Array.from(text)
    .filter((letter) => !/\p{M}/u.test(letter) || isCovered(letter, supported))
    .join('');

function toSupported(character: string): string {
  const visible = bengali.test(character) ? character : character.replace(joiner, '');
  const bounded = Array.from(visible).slice(0, maxCodePoints).join('');
  const composed = bounded.normalize('NFC');
  const candidates = [bounded, composed, withoutMarks(composed), withoutMarks(bounded.normalize('NFD'))];
  return candidates.find((text) => text !== '' && isCovered(text, supported)) ?? replacement;
}

/** Converts any value to one line of at most 120 graphemes (then `…`) that the receipt's fonts support. */
export function sanitizeText(value: unknown): string {
  // Truncate first: a text of 1 MB must not be segmented.
  const beginning = String(value).slice(0, maxLength * maxCodePoints * 2);
  // A joiner that joins nothing is a grapheme of its own, without a glyph.
  const line = beginning
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[\u200c\u200d]+/u, '');
  const characters: string[] = [];
  for (const segment of splitGraphemes(line)) {
    if (characters.length === maxLength) return `${characters.join('').trimEnd()}…`;
    characters.push(toSupported(segment));
  }
  return characters.join('');
}

/** Whether the Latin font covers this sanitized text. */
export const isLatin = (text: string): boolean => isCovered(text, supportedByLatin);
