import type { Typeface } from '../engine/lay-out.ts';
import type { Content, Run, Shape } from '../testing/read-content.ts';

const svg = 'http://www.w3.org/2000/svg';
const millimetre = 25.4 / 72;

function element(name: string, attributes: Record<string, string | number>, ...children: (Node | string)[]): SVGElement {
  const created = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.append(...children);
  return created;
}

const drawShape = ({ path, fill, stroke, lineWidth }: Shape) =>
  element('path', {
    d: path,
    fill: fill ?? 'none',
    stroke: stroke ?? 'none',
    'stroke-width': lineWidth,
    transform: `scale(${millimetre})`,
  });

const drawRun = ({ text, font, left, top, size, colour }: Run) =>
  element('text', { x: left, y: top, 'font-family': font, 'font-size': size * millimetre, fill: colour, style: 'white-space: pre' }, text);

function readAddress(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)], { type: 'font/ttf' }));
  });
}

/** The style sheet that brings the receipt's typeface into a picture: a picture loads nothing by itself. */
export async function embedTypeface({ regular, bold }: Typeface): Promise<string> {
  const faces = Object.entries({ 'HindSiliguri-Regular': regular, 'HindSiliguri-Bold': bold });
  const rules = faces.map(async ([name, bytes]) => `@font-face { font-family: '${name}'; src: url('${await readAddress(bytes)}'); }`);
  return (await Promise.all(rules)).join('\n');
}

/** A page of a printed receipt as an SVG picture: its figures and words where the PDF has them, in the PDF's typeface. */
export function drawPage({ shapes, runs }: Content, typeface: string): Blob {
  const page = element(
    'svg',
    { viewBox: '0 0 210 297', width: 794, height: 1123 },
    element('style', {}, typeface),
    ...shapes.map(drawShape),
    ...runs.map(drawRun),
  );
  return new Blob([new XMLSerializer().serializeToString(page)], { type: 'image/svg+xml' });
}
