import PDFDocument, { type EmbeddedFont } from 'pdfmake/src/PDFDocument.js';

const bengali = /\p{Script=Bengali}/u;
/** Their glyph at the beginning of a word has no headline on its left. Both glyphs have the same width. */
const vowelSigns = new Set([...'েৈ'].map((sign) => sign.codePointAt(0)));
const isBengaliLetter = (codePoint: number) => /(?=\p{Script=Bengali})[\p{L}\p{M}]/u.test(String.fromCodePoint(codePoint));

/** fontkit shapes a word by the script of its first letter: Burger(চিকেন). The Bengali shaper leaves Latin letters as they are. */
function shapeWordsAsBengali({ font }: EmbeddedFont): void {
  const { layout } = font;
  font.layout = (text, features) => layout.call(font, text, features, bengali.test(text) ? 'bng2' : undefined);
}

/** fontkit uses the glyph for the beginning of a word inside of words too, which interrupts their headline: চিকেন. */
function joinVowelSigns(embedded: EmbeddedFont): void {
  const { layoutRun } = embedded;
  embedded.layoutRun = function (text, features) {
    const run = layoutRun.call(this, text, features);
    const glyphs = run.glyphs.map((glyph, index) => {
      const [sign] = glyph.codePoints;
      const isInside = sign !== undefined && vowelSigns.has(sign) && run.glyphs[index - 1]?.codePoints.some(isBengaliLetter);
      return isInside ? this.font.glyphForCodePoint(sign) : glyph;
    });
    return Object.assign(run, { glyphs });
  };
}

/** A font lists the glyphs before a substitution from the nearest on; fontkit reads them from the farthest on, and draws the reph of টার্কি twice. */
function reverseBacktracks({ font }: EmbeddedFont): void {
  const { lookupList } = font.GSUB;
  for (let index = 0; index < lookupList.length; index++)
    for (const { backtrackCoverage } of lookupList.get(index).subTables) backtrackCoverage?.reverse();
}

/** Shapes Bengali as browsers do. */
export function shapeBengali(): void {
  const { font: open } = PDFDocument.prototype;
  PDFDocument.prototype.font = function (bytes) {
    open.call(this, bytes);
    shapeWordsAsBengali(this._font);
    joinVowelSigns(this._font);
    reverseBacktracks(this._font);
    return this;
  };
}
