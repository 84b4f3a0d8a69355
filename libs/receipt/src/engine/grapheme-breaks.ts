import TextBreaker from 'pdfmake/src/TextBreaker.js';
import { splitGraphemes } from '../graphemes.ts';

const bengali = /[\u0980-\u09ff]/u;
/** Code units. A word of this length fits into the narrowest cell, however wide its glyphs. */
const maxUnbrokenLength = 24;

/**
 * pdfmake breaks a word that is wider than its cell between any two code units. In Bengali that separates a vowel sign from
 * its consonant. Splits long Bengali words into graphemes, so that pdfmake breaks between them.
 */
export function breakAtGraphemes(): void {
  const { getBreaks } = TextBreaker.prototype;
  TextBreaker.prototype.getBreaks = function (texts, styles) {
    return getBreaks.call(this, texts, styles).flatMap((word) => {
      if (word.text.length <= maxUnbrokenLength || !bengali.test(word.text)) return [word];
      const { lineEnd, noNewLine, ...style } = word;
      const parts: (typeof word)[] = splitGraphemes(word.text).map((text) => ({ ...style, text }));
      Object.assign(parts.at(-1) ?? {}, lineEnd && { lineEnd }, noNewLine && { noNewLine });
      return parts;
    });
  };
}
