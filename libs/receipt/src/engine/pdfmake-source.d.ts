declare module 'pdfmake/src/PDFDocument.js' {
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
  }

  /** A range of page content that belongs to a structure element. */
  export interface StructureContent {
    refs: object[];
  }

  interface Glyph {
    readonly codePoints: readonly number[];
  }

  /** A font of pdfkit. */
  export interface EmbeddedFont {
    /** A font of fontkit. */
    readonly font: {
      readonly GSUB: { readonly lookupList: { length: number; get(index: number): { subTables: { backtrackCoverage?: object[] }[] } } };
      glyphForCodePoint(codePoint: number): Glyph;
      /** Without a script, that of the first letter. */
      layout(text: string, features?: object, script?: string): object;
    };
    layoutRun(this: EmbeddedFont, text: string, features?: object): { glyphs: Glyph[] };
  }

  export default class PDFDocument {
    readonly page: object;
    readonly _font: EmbeddedFont;
    /** Opens a font and selects it. */
    font(bytes: Uint8Array): this;
    addContent(operator: string): this;
    text(text: string, x: number, y: number, options: object): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(type: string, options?: { scope?: 'Column' | 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}

declare module 'pdfmake/src/Renderer.js' {
  import type PDFDocument from 'pdfmake/src/PDFDocument.js';

  export default class Renderer {
    readonly pdfDocument: PDFDocument;
    /** pdfmake passes unknown properties of text nodes through, such as `part`. */
    renderLine(line: { inlines: { part?: import('./structure.ts').Part }[] }, x: number, y: number): void;
    renderVector(vector: object): void;
  }
}

declare module 'pdfmake/src/TextInlines.js' {
  /** A word with its style. */
  interface Inline {
    readonly text: string;
  }

  export default class TextInlines {
    widthOfText(text: string, inline: Inline): number;
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
