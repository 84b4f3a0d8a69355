import Renderer from 'pdfmake/src/Renderer.js';
import type PDFDocument from 'pdfmake/src/PDFDocument.js';
import type { StructureElement } from 'pdfmake/src/PDFDocument.js';

/** An element of the PDF structure tree. Identity matters: the cells of a row share that row's object. */
export interface Part {
  type: 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
  /** Whether a header cell labels its column or its row. */
  scope?: 'Column' | 'Row';
  /** The parent element. Default: the document. */
  parent?: Part;
}

interface PlacedElement {
  element: StructureElement;
  page: unknown;
}

class Structure {
  readonly #placed = new Map<Part, PlacedElement>();
  readonly #pdf: PDFDocument;
  readonly #root: StructureElement;

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  /** Null for content that an earlier page has already tagged: a repeated table header. */
  elementOf(part: Part): StructureElement | null {
    const placed = this.#placed.get(part);
    if (placed) return placed.page === this.#pdf.page || part.type === 'Table' ? placed.element : null;
    const element = this.#pdf.struct(part.type, part.scope === undefined ? {} : { scope: part.scope });
    const parent = part.parent === undefined ? this.#root : this.elementOf(part.parent);
    if (parent === null) return null;
    parent.add(element);
    this.#placed.set(part, { element, page: this.#pdf.page });
    return element;
  }
}

const structures = new WeakMap<PDFDocument, Structure>();
function structureOf(pdf: PDFDocument): Structure {
  const structure = structures.get(pdf) ?? new Structure(pdf);
  structures.set(pdf, structure);
  return structure;
}

/**
 * Tags headings, paragraphs and table cells for screen readers; pdfmake has no option for it. Text with a `part` becomes
 * that element of the structure tree. Everything else is marked as an artifact.
 */
export function tagStructure(): void {
  const { renderLine, renderVector } = Renderer.prototype;

  Renderer.prototype.renderLine = function (line, x, y) {
    const pdf = this.pdfDocument;
    const part = line.inlines[0]?.part;
    const element = part === undefined ? null : structureOf(pdf).elementOf(part);
    if (part === undefined || element === null) pdf.markContent('Artifact', { type: 'Pagination' });
    else element.add(pdf.markStructureContent(part.type));
    renderLine.call(this, line, x, y);
    pdf.endMarkedContent();
  };

  Renderer.prototype.renderVector = function (vector) {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    renderVector.call(this, vector);
    this.pdfDocument.endMarkedContent();
  };
}
