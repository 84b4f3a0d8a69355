/**
 * Replaces the parts of pdfmake that a receipt never uses: images, SVG, QR codes, encryption, compressed web fonts, files.
 * Throws when one is used, so that the document is never silently broken.
 */
export default function leftOut(): never {
  throw new Error('The receipt is built without this part of pdfmake');
}

export const concatBytes = (): never => leftOut();
export const sha256 = (): never => leftOut();
export const cbc = (): never => leftOut();
export const ecb = (): never => leftOut();

export class XmlDocument {
  constructor() {
    leftOut();
  }
}
