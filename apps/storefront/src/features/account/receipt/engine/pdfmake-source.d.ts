declare module 'pdfmake/src/PDFDocument.js' {
  export default class PDFDocument {
    addContent(operator: string): this;
    text(text: string, x: number, y: number, options: object): this;
    markContent(tag: string, options: { actual: string }): this;
    endMarkedContent(): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}

declare module 'pdfmake/src/Printer.js' {
  import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';
  import type PDFDocument from 'pdfmake/src/PDFDocument.js';

  export default class Printer {
    constructor(
      fonts: TFontDictionary,
      files: { existsSync(name: string): boolean; readFileSync(name: string): Uint8Array | undefined },
      addresses: { resolve(): void; resolved(): Promise<void> },
    );
    createPdfKitDocument(definition: TDocumentDefinitions): Promise<PDFDocument>;
  }
}
