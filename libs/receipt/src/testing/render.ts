import { readFile } from 'node:fs/promises';
import type { renderPdf } from '../engine/render-pdf.ts';
import { receiptDocument, scriptsOf } from '../receipt-document.ts';
import type { Receipt } from '../receipt.ts';
import { buildLeanEngine } from './lean-engine.ts';
import { readPdf, type ReadPdf } from './read-pdf.ts';
import { testColors } from './receipts.ts';

const font = async (name: string) => new Uint8Array(await readFile(new URL(`../fonts/hind-siliguri-${name}.ttf`, import.meta.url)));
let engine: Promise<typeof renderPdf> | undefined;
const loadEngine = () => (engine ??= buildLeanEngine());

/** Builds the production engine, once for all test files of a process. */
export async function buildRenderer(): Promise<void> {
  await loadEngine();
}

/** The bytes of a receipt, with the fonts that the app would load for it. */
export async function render(receipt: Receipt): Promise<Uint8Array> {
  const { isLatin, isBoldLatin } = scriptsOf(receipt);
  const fonts = { regular: await font(isLatin ? 'latin' : 'bengali'), bold: await font(isBoldLatin ? 'heading' : 'bengali-heading') };
  return (await loadEngine())(receiptDocument(receipt, testColors), fonts);
}

export const rendered = async (receipt: Receipt): Promise<ReadPdf> => readPdf(await render(receipt));
