import PDFDocument from 'pdfmake/src/PDFDocument.js';

const bengali = /[\u0980-\u09ff]/u;

/**
 * Bengali glyphs are drawn in visual order, not in reading order. ActualText makes search, copy and screen readers use the
 * original text. pdfmake has no option for it.
 */
export function addActualText(): void {
  const { text: draw, addContent: write } = PDFDocument.prototype;
  PDFDocument.prototype.text = function (text, x, y, options) {
    if (!bengali.test(text)) return draw.call(this, text, x, y, options);
    // The mark is inside the text object: readers position the text with the matrix in effect where the mark ends.
    this.addContent = (operator) => {
      if (operator === 'ET') this.endMarkedContent();
      write.call(this, operator);
      return operator === 'BT' ? this.markContent('Span', { actual: text }) : this;
    };
    draw.call(this, text, x, y, options);
    this.addContent = write;
    return this;
  };
}
