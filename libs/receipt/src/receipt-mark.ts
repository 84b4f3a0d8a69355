import type { CanvasElement } from 'pdfmake/interfaces';
import type { MarkColors } from './receipt.ts';

/** Points: the radii of plate, parts and bowl. */
const radius = { plate: 10, part: 6.7, bowl: 2 };

/** A sector around the centre of the plate, between two quarters of a turn, clockwise from the top. pdfmake moves polylines, but not paths. */
function sector(from: number, to: number, color: string): CanvasElement {
  const corners = 12 * (to - from);
  const arc = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (Math.PI / 2) * (from + (corner * (to - from)) / corners);
    return { x: radius.plate + radius.part * Math.sin(angle), y: radius.plate - radius.part * Math.cos(angle) };
  });
  return { type: 'polyline', points: [{ x: radius.plate, y: radius.plate }, ...arc], closePath: true, color };
}

const circle = (r: number, color: string, lineColor = color): CanvasElement => ({
  type: 'ellipse',
  x: radius.plate,
  y: radius.plate,
  r1: r,
  r2: r,
  color,
  lineColor,
  lineWidth: 0.7,
});

/** The mark of the shop, 20 points wide, as in its top bar. */
export const markOf = ({ plate, rim, first, second, third, bowl }: MarkColors): CanvasElement[] => [
  circle(radius.plate, plate, rim),
  sector(0, 1, first),
  sector(1, 2, second),
  sector(2, 4, third),
  circle(radius.bowl, bowl),
];
