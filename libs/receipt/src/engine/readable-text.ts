import PDFDocument from 'pdfmake/src/PDFDocument.js';

const bengali = /[\u0980-\u09ff]/u;

/**
 * Bengali glyphs stand in another order than its letters are written in. Whoever searches, copies or listens to the
 * receipt gets the letters: PDF's ActualText, which pdfmake has no option for.
 */
export function keepTextReadable(): void {
  const { text: draw, addContent: write } = PDFDocument.prototype;
  PDFDocument.prototype.text = function (text, x, y, options) {
    if (!bengali.test(text)) return draw.call(this, text, x, y, options);
    // The mark goes inside the text object: readers place the letters with the matrix in force where the mark ends.
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
