/** A flag, a Bengali cluster joined by hasanta, a letter with its marks, an emoji joined by ZWJ, or one code point. */
const cluster =
  /\r\n|\p{RI}\p{RI}|[\p{L}\u25cc](?:\u09cd[\u200c\u200d]?[\u0995-\u09b9\u09dc\u09dd\u09df]|[\p{M}\u200c\u200d])*|.(?:\u200d\p{Extended_Pictographic}|[\p{M}\p{EMod}\u200c\u200d])*/gsu;

/** Splits a text into graphemes without `Intl.Segmenter`, which Firefox has since version 125. */
export const splitByPattern = (text: string): string[] => text.match(cluster) ?? [];

/** Splits a text into graphemes. */
export const splitGraphemes: (text: string) => string[] = createSplitter();

function createSplitter(): (text: string) => string[] {
  if (!('Segmenter' in Intl)) return splitByPattern;
  const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}
