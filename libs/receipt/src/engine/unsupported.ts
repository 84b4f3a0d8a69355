/**
 * Replaces the parts of pdfmake that a receipt never uses: images, SVG, QR codes, encryption, compressed web fonts, files.
 * Throws when one is used, so that the document is never silently broken.
 */
export default function unsupported(): never {
  throw new Error('The receipt is built without this part of pdfmake');
}

export const concatBytes = (): never => unsupported();
export const sha256 = (): never => unsupported();
export const cbc = (): never => unsupported();
export const ecb = (): never => unsupported();

export class XmlDocument {
  constructor() {
    unsupported();
  }
}
