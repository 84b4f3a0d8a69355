import { literal, only, readPdfFile, references, type PdfFile } from './pdf-file.ts';
import { readContent, type Run, type Shape } from './read-content.ts';
import { readFont, type Font } from './read-font.ts';

export interface ReadPdf {
  pages: Run[][];
  /** The figures of each page, in the order they are drawn. */
  shapes: Shape[][];
  /** The lines of each page from top to bottom, their runs from left to right. */
  lines: string[][];
  /** What a screen reader goes through, a line for each part, indented by its depth: ' TH Column: Food'. */
  structure: string[];
  title: string;
  language: string;
}

function linesOf(runs: readonly Run[]): string[] {
  const lines = new Map<string, Run[]>();
  for (const run of runs) lines.set(run.top.toFixed(1), [...(lines.get(run.top.toFixed(1)) ?? []), run]);
  return Array.from(lines.entries())
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, line]) =>
      line
        .toSorted((one, other) => one.left - other.left)
        // Words of a cell follow each other without a gap and bring their own blanks.
        .reduce((text, run, index, runs) => `${text}${run.left - (runs[index - 1]?.right ?? 0) > 1 ? ' ' : ''}${run.text}`, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

function structureOf({ object }: PdfFile, root: string, pages: ReadonlyMap<string, Run[]>): string[] {
  const outline = (reference: string, depth: number): string[] => {
    const part = object(reference);
    const kids = only(part, /\/K \[([^\]]*)\]/);
    const scope = /\/Scope \/(\w+)/.exec(part)?.[1];
    const name = `${' '.repeat(depth)}${only(part, /\/S \/(\w+)/)}${scope === undefined ? '' : ` ${scope}`}`;
    const children = references(kids);
    if (children.length > 0) return [name, ...children.flatMap((child) => outline(child, depth + 1))];
    const marks = kids.split(' ').map(Number);
    const runs = pages.get(only(part, /\/Pg (\d+ 0 R)/)) ?? [];
    const words = runs.filter(({ mark }) => mark !== null && marks.includes(mark)).map(({ text }) => text);
    return [`${name}: ${words.join('').replace(/\s+/g, ' ').trim()}`];
  };
  return references(only(object(root), /\/K \[([^\]]*)\]/)).flatMap((child) => outline(child, 0));
}

/** Reads back what our receipts are made of: uncompressed streams, embedded TrueType fonts, one text matrix per run. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = readPdfFile(bytes);
  const { object, trailer } = file;
  const root = object(only(trailer, /\/Root (\d+ 0 R)/));
  if (!/\/Marked true/.test(object(only(root, /\/MarkInfo (\d+ 0 R)/)))) throw new Error('The PDF does not say that it is tagged');
  const fonts = new Map<string, Font>();
  const fontAt = (reference: string) => {
    const font = fonts.get(reference) ?? readFont(file, reference);
    fonts.set(reference, font);
    return font;
  };
  const kids = references(only(object(only(root, /\/Pages (\d+ 0 R)/)), /\/Kids \[([^\]]*)\]/));
  const contents = kids.map((kid) => {
    const page = object(kid);
    const named = only(object(only(page, /\/Resources (\d+ 0 R)/)), /\/Font <<\n([\s\S]*?)>>/);
    return readContent(object(only(page, /\/Contents (\d+ 0 R)/)), (name) => fontAt(only(named, new RegExp(`/${name} (\\d+ 0 R)`))));
  });
  const pages = contents.map(({ runs }) => runs);
  const runsOfPage = new Map(kids.map((kid, index) => [kid, pages[index] ?? []]));
  const title = object(only(object(only(trailer, /\/Info (\d+ 0 R)/)), /\/Title (\d+ 0 R)/));
  return {
    pages,
    shapes: contents.map(({ shapes }) => shapes),
    lines: pages.map(linesOf),
    structure: structureOf(file, only(root, /\/StructTreeRoot (\d+ 0 R)/), runsOfPage),
    title: literal(only(title, /\((.*)\)/)),
    language: only(root, /\/Lang \((.*)\)/),
  };
}
