import { literal, only } from './pdf-file.ts';
import type { Font } from './read-font.ts';

/** A run of text as drawn with one font from one point of a page. */
export interface Run {
  font: string;
  /** Of its baseline, in millimetres from the left and from the top edge. */
  left: number;
  right: number;
  top: number;
  /** Points. */
  size: number;
  colour: string;
  glyphs: number[];
  /** What its glyphs stand for, by the font's own table (ToUnicode). */
  drawn: string;
  /** What a person copying it gets: ActualText where there is one. */
  text: string;
  /** Its number in the structure of the page; null for decoration. */
  mark: number | null;
}

/** A figure: an SVG path in points from the top left corner. */
export interface Shape {
  path: string;
  fill: string | null;
  stroke: string | null;
  lineWidth: number;
}

export interface Content {
  runs: Run[];
  shapes: Shape[];
}

const pageHeight = 841.89;
const millimetres = (points: number) => (points / 72) * 25.4;
const colourOf = (parts: readonly number[]) => `rgb(${parts.map((part) => Math.round(part * 255)).join(' ')})`;

const svgCommand: Record<string, (numbers: readonly number[]) => string> = {
  m: (to) => `M${to.join(' ')}`,
  l: (to) => `L${to.join(' ')}`,
  c: (to) => `C${to.join(' ')}`,
  h: () => 'Z',
  re: ([x = 0, y = 0, width = 0, height = 0]) => `M${x} ${y}h${width}v${height}h${-width}Z`,
};

function readRun(body: string, fontOf: (name: string) => Font): Omit<Run, 'colour' | 'mark'> {
  const [, left, bottom] = /^1 0 0 1 (\S+) (\S+) Tm$/m.exec(body) ?? [];
  const font = fontOf(only(body, /^\/(\S+) \S+ Tf$/m));
  const size = Number(only(body, /^\/\S+ (\S+) Tf$/m));
  const codes = Array.from(body.matchAll(/<([0-9a-f]+)>(?= )/g), ([, digits = '']) => digits.match(/..../g) ?? []).flat();
  const glyphs = codes.map((code) => parseInt(code, 16));
  const width = (glyphs.reduce((sum, glyph) => sum + (font.widths[glyph] ?? 0), 0) * size) / 1000;
  const drawn = glyphs.map((glyph) => font.letters.get(glyph) ?? '').join('');
  const actual = /ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(body)?.[1];
  return {
    font: font.name,
    left: millimetres(Number(left)),
    right: millimetres(Number(left) + width),
    top: millimetres(pageHeight - Number(bottom)),
    size,
    glyphs,
    drawn,
    text: actual === undefined ? drawn : literal(actual),
  };
}

const step = /^BT\n([\s\S]*?)^ET$|^\/\w+ <<\n([\s\S]*?)>> BDC$|^((?:-?[\d.e-]+ )*)([A-Za-z*]+)$/gm;

/** Follows the drawing of a page: its figures, and its text with the colour and the mark in force. */
export function readContent(stream: string, fontOf: (name: string) => Font): Content {
  const content: Content = { runs: [], shapes: [] };
  let [fill, stroke, lineWidth, path] = ['', '', 1, ''];
  let mark: number | null = null;
  for (const [, text, marked, operands = '', operator = ''] of stream.matchAll(step)) {
    const numbers = operands.trim().split(' ').map(Number);
    if (text !== undefined) content.runs.push({ ...readRun(text, fontOf), colour: fill, mark });
    else if (marked !== undefined) mark = marked.includes('/MCID ') ? Number(only(marked, /\/MCID (\d+)/)) : null;
    else if (operator === 'EMC') mark = null;
    else if (operator === 'scn') fill = colourOf(numbers);
    else if (operator === 'SCN') stroke = colourOf(numbers);
    else if (operator === 'w') lineWidth = numbers[0] ?? 1;
    else if (operator in svgCommand) path += svgCommand[operator]?.(numbers) ?? '';
    else if (operator === 'f' || operator === 'S') {
      if (path !== '')
        content.shapes.push({ path, fill: operator === 'f' ? fill : null, stroke: operator === 'S' ? stroke : null, lineWidth });
      path = '';
    }
  }
  return content;
}
