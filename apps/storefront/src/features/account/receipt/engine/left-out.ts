/**
 * Stands in for what pdfmake can do and a receipt never asks for: pictures, SVG, QR codes, encryption, compressed web
 * fonts, files. Whoever asks for it after all gets an error, not a broken document.
 */
export function leftOut(): never {
  throw new Error('The receipt is built without this part of pdfmake');
}

export const concatBytes = leftOut;
export const sha256 = leftOut;
export const cbc = leftOut;
export const ecb = leftOut;

export class XmlDocument {
  constructor() {
    leftOut();
  }
}

export default leftOut;
