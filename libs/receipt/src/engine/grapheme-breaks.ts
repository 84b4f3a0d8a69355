import TextInlines from 'pdfmake/src/TextInlines.js';
import { splitGraphemes } from '../graphemes.ts';

const bengali = /\p{Script=Bengali}/u;

/** The shortest beginning of a text that has whole graphemes and this prefix. */
function completeGrapheme(prefix: string, text: string): string {
  let beginning = '';
  for (const grapheme of splitGraphemes(text)) {
    if (beginning.length >= prefix.length) break;
    beginning += grapheme;
  }
  return beginning;
}

/**
 * pdfmake breaks a word that is wider than its cell after the longest prefix that fits. In Bengali, such a prefix may separate
 * a vowel sign from its consonant. A prefix is as wide as its graphemes, so that pdfmake breaks between them.
 */
export function breakAtGraphemes(): void {
  const { widthOfText } = TextInlines.prototype;
  TextInlines.prototype.widthOfText = function (text, inline) {
    return widthOfText.call(this, bengali.test(text) ? completeGrapheme(text, inline.text) : text, inline);
  };
}
