import PDFDocument from 'pdfmake/src/PDFDocument.js';

/** Their glyph at the beginning of a word has no headline on its left. */
const vowelSigns = new Set([...'েৈ'].map((sign) => sign.codePointAt(0)));
const isLetter = (codePoint: number) => /[\p{L}\p{M}]/u.test(String.fromCodePoint(codePoint));

/**
 * fontkit uses the glyph for the beginning of a word inside of words too, which interrupts their headline: চিকেন, নভেম্বর. Replaces it after a letter, as
 * browsers do. Both glyphs have the same width.
 */
export function joinVowelSigns(): void {
  const { font: open } = PDFDocument.prototype;
  PDFDocument.prototype.font = function (bytes) {
    open.call(this, bytes);
    const { layoutRun } = this._font;
    this._font.layoutRun = function (text, features) {
      const run = layoutRun.call(this, text, features);
      const glyphs = run.glyphs.map((glyph, index) => {
        const [sign] = glyph.codePoints;
        const isInside = sign !== undefined && vowelSigns.has(sign) && run.glyphs[index - 1]?.codePoints.some(isLetter);
        return isInside ? this.font.glyphForCodePoint(sign) : glyph;
      });
      return Object.assign(run, { glyphs });
    };
    return this;
  };
}
