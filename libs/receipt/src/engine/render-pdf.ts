import './buffer-polyfill.ts';
import Printer from 'pdfmake/src/Printer.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { addActualText } from './actual-text.ts';
import { shapeBengali } from './bengali-shaping.ts';
import { byteBuffer } from './byte-buffer.ts';
import { tagStructure } from './structure.ts';
import { breakAtGraphemes } from './grapheme-breaks.ts';

addActualText();
tagStructure();
breakAtGraphemes();
shapeBengali();

/** The bytes of the regular and bold TrueType fonts. */
export interface ReceiptFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** Renders a document definition and resolves to the bytes of the PDF. The font family is registered as `Receipt`. */
export async function renderPdf(definition: TDocumentDefinitions, fonts: ReceiptFonts): Promise<Uint8Array<ArrayBuffer>> {
  const files = new Map(Object.entries(fonts));
  const printer = new Printer(
    { Receipt: { normal: 'regular', bold: 'bold' } },
    { existsSync: (name) => files.has(name), readFileSync: (name) => files.get(name) },
    { resolve: () => undefined, resolved: () => Promise.resolve() },
  );
  const document = await printer.createPdfKitDocument(definition);
  const chunks: Uint8Array[] = [];
  await new Promise<void>((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk)).on('end', resolve);
    document.end();
  });
  return byteBuffer.concat(chunks);
}
