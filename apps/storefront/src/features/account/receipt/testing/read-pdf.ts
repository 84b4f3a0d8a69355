/** A run of text as drawn with one font from one point of a page. */
export interface Run {
  font: string;
  /** Of its baseline, in millimetres from the left and from the top edge. */
  left: number;
  right: number;
  top: number;
  glyphs: number[];
  /** What its glyphs stand for, by the font's own table (ToUnicode). */
  drawn: string;
  /** What a person copying it gets: ActualText where there is one. */
  text: string;
}

export interface ReadPdf {
  pages: Run[][];
  /** The lines of each page from top to bottom, their runs from left to right. */
  lines: string[][];
  title: string;
  language: string;
}

const pageHeight = 841.89;
const millimetres = (points: number) => (points / 72) * 25.4;

const only = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${pattern} in: ${text.slice(0, 200)}`);
  return found;
};

/** Objects by number, found through the cross-reference table as a reader finds them; a wrong offset throws. */
function readObjects(file: string): { object: (reference: string) => string; trailer: string } {
  const table = file.slice(Number(only(file, /startxref\n(\d+)\n%%EOF\s*$/)));
  const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n $/gm), (entry) => Number(entry[1]));
  const trailer = only(table, /trailer\n([\s\S]*)startxref/);
  if (!/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(trailer)) throw new Error(`The identifier is no pair of hex strings: ${trailer}`);
  const object = (reference: string) => {
    const number = Number(only(reference, /(\d+) 0 R/));
    const body = file.slice(offsets[number - 1]);
    if (!body.startsWith(`${number} 0 obj\n`)) throw new Error(`Object ${number} is not where the table says`);
    const length = /^[^(]*?\/Length (\d+)\n>>\nstream\n/.exec(body);
    return length === null ? only(body, /([\s\S]*?)\nendobj/) : body.slice(0, length[0].length + Number(length[1]));
  };
  return { object, trailer };
}

/** Two bytes to the letter, most significant first. */
const wide = (bytes: string) =>
  bytes.replace(/([\s\S])([\s\S])/g, (_, high: string, low: string) => String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)));
const fromHexadecimal = (digits: string) => digits.replace(/..../g, (letter) => String.fromCharCode(parseInt(letter, 16)));

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
function literal(text: string): string {
  const bytes = text.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
  return bytes.startsWith('þÿ') ? wide(bytes.slice(2)) : bytes;
}

function readToUnicode(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g))
    Array.from(list.matchAll(/<([^>]*)>/g), ([, codes = '']) => fromHexadecimal(codes.replaceAll(' ', ''))).forEach((text, index) =>
      letters.set(parseInt(first, 16) + index, text),
    );
  return letters;
}

interface Font {
  name: string;
  letters: Map<number, string>;
  /** By glyph, in thousandths of the font's size. */
  widths: number[];
}

function readRuns(content: string, fontOf: (name: string) => Font): Run[] {
  return Array.from(content.matchAll(/^BT\n([\s\S]*?)^ET$/gm), ([, body = '']) => {
    const [, left, bottom] = /^1 0 0 1 (\S+) (\S+) Tm$/m.exec(body) ?? [];
    const font = fontOf(only(body, /^\/(\S+) \S+ Tf$/m));
    const size = Number(only(body, /^\/\S+ (\S+) Tf$/m));
    const glyphs = Array.from(body.matchAll(/<([0-9a-f]+)>(?= )/g), ([, codes = '']) => codes.match(/..../g) ?? []).flat();
    const numbers = glyphs.map((code) => parseInt(code, 16));
    const width = (numbers.reduce((sum, glyph) => sum + (font.widths[glyph] ?? 0), 0) * size) / 1000;
    const drawn = numbers.map((glyph) => font.letters.get(glyph) ?? '').join('');
    const actual = /ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(body)?.[1];
    return {
      font: font.name,
      left: millimetres(Number(left)),
      right: millimetres(Number(left) + width),
      top: millimetres(pageHeight - Number(bottom)),
      glyphs: numbers,
      drawn,
      text: actual === undefined ? drawn : literal(actual),
    };
  });
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

/** Reads back what our receipts are made of: uncompressed streams, embedded TrueType fonts, one text matrix per run. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const { object, trailer } = readObjects(file);
  const root = object(only(trailer, /\/Root (\d+ 0 R)/));
  const kids = only(object(only(root, /\/Pages (\d+ 0 R)/)), /\/Kids \[([^\]]*)\]/).match(/\d+ 0 R/g) ?? [];
  const pages = kids.map((kid) => {
    const page = object(kid);
    const fonts = only(object(only(page, /\/Resources (\d+ 0 R)/)), /\/Font <<\n([\s\S]*?)>>/);
    return readRuns(object(only(page, /\/Contents (\d+ 0 R)/)), (name) => {
      const font = object(only(fonts, new RegExp(`/${name} (\\d+ 0 R)`)));
      const descendant = object(only(font, /\/DescendantFonts \[(\d+ 0 R)\]/));
      const descriptor = object(only(descendant, /\/FontDescriptor (\d+ 0 R)/));
      object(only(descriptor, /\/FontFile2 (\d+ 0 R)/));
      return {
        name: only(font, /\/BaseFont \/[A-Z]+\+(\S+)/),
        letters: readToUnicode(object(only(font, /\/ToUnicode (\d+ 0 R)/))),
        widths: only(descendant, /\/W \[0 \[([^\]]*)\]/)
          .split(' ')
          .map(Number),
      };
    });
  });
  const title = object(only(object(only(trailer, /\/Info (\d+ 0 R)/)), /\/Title (\d+ 0 R)/));
  return { pages, lines: pages.map(linesOf), title: literal(only(title, /\((.*)\)/)), language: only(root, /\/Lang \((.*)\)/) };
}
