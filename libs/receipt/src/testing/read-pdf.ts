import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readRawParts } from './raw-parts.ts';

/** A run of text, drawn with one font from one point of the page. */
export interface Run {
  /** Position of its baseline. Millimetres from the left and top edges. */
  left: number;
  right: number;
  top: number;
  glyphs: number[];
  /** The text of its glyphs by the font's ToUnicode table. */
  glyphText: string;
  /** The text as copied: ActualText if present, in the first run of its span. */
  text: string;
  /** Its marked-content id (MCID) on the page; null for an artifact. */
  mcid: number | null;
}

export interface ReadPdf {
  pages: Run[][];
  /** The lines of each page from top to bottom, each read from left to right. */
  lines: string[][];
  title: string;
  language: string;
}

interface Glyph {
  originalCharCode: number;
  unicode: string;
  width: number;
}

interface Font {
  name: string;
  type: string;
  missingFile: boolean;
}

const millimetres = (points: number) => (points / 72) * 25.4;

function checkFont({ name, type, missingFile }: Font): void {
  if (missingFile || type !== 'CIDFontType2') throw new Error(`${name} is not embedded as TrueType`);
}

async function readRuns(page: PDFPageProxy, actualTexts: Iterator<string>): Promise<Run[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { height } = page.getViewport({ scale: 1 });
  const runs: Run[] = [];
  const marks: (number | null)[] = [];
  let [size, left, bottom] = [0, 0, 0];
  let actual: string | null = null;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === OPS.setTextMatrix) [, , , , left, bottom] = args[0];
    else if (operator === OPS.setFont) {
      checkFont(page.commonObjs.get(args[0]));
      size = args[1];
    } else if (operator === OPS.beginMarkedContentProps) {
      marks.push(args[1] ?? marks.at(-1) ?? null);
      if (args[0] === 'Span') actual = actualTexts.next().value ?? null;
    } else if (operator === OPS.endMarkedContent) {
      marks.pop();
      actual = null;
    } else if (operator === OPS.showText) {
      const shown: (Glyph | number)[] = args[0];
      const glyphs = shown.filter((glyph) => typeof glyph !== 'number');
      const width = (glyphs.reduce((sum, glyph) => sum + glyph.width, 0) * size) / 1000;
      const glyphText = glyphs.map(({ unicode }) => unicode).join('');
      runs.push({
        left: millimetres(left),
        right: millimetres(left + width),
        top: millimetres(height - bottom),
        glyphs: glyphs.map(({ originalCharCode }) => originalCharCode),
        glyphText,
        text: actual ?? glyphText,
        mcid: marks.at(-1) ?? null,
      });
      // Marks above or below the line are drawn one by one; the text of the span counts once.
      if (actual !== null) actual = '';
    }
  }
  return runs;
}

export const joinWords = (words: readonly string[]) => words.join('').replace(/\s+/g, ' ').trim();

function linesOf(runs: readonly Run[]): string[] {
  const lineOf = ({ top }: Run) => Number(top.toFixed(1));
  const inOrder = runs.toSorted((one, other) => lineOf(one) - lineOf(other) || one.left - other.left);
  return Array.from(new Set(inOrder.map(lineOf)), (line) => {
    const words = inOrder.filter((run) => lineOf(run) === line);
    // Runs within a cell are adjacent and include their spaces.
    return joinWords(words.map(({ left, text }, index) => (left - (words[index - 1]?.right ?? 0) > 1 ? ` ${text}` : text)));
  });
}

/** Parses a receipt with pdf.js. Throws when it is not tagged or a font is not embedded as TrueType. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const actualTexts = readRawParts(bytes).actualTexts.values();
  const task = getDocument({ data: new Uint8Array(bytes), stopAtErrors: true, fontExtraProperties: true });
  const document = await task.promise;
  const pages: Run[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readRuns(await document.getPage(number), actualTexts));
  if (!actualTexts.next().done) throw new Error('An ActualText has no span');
  const marks = await document.getMarkInfo();
  if (marks?.Marked !== true) throw new Error('The PDF is not marked as tagged');
  const { info }: { info: { Title?: string; Language?: string } } = await document.getMetadata();
  await task.destroy();
  return { pages, lines: pages.map(linesOf), title: info.Title ?? '', language: info.Language ?? '' };
}
