import type { Box } from './chart-layout.ts';

export interface Point {
  x: number;
  y: number;
}

/** A cubic Bézier: start, two controls, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** How far the ways around others keep from them, and from each other. CSS pixels. */
const tracks = [12, 22, 32, 42, 52] as const;

/** Draws one arrow after the other: straight down or up where nothing stands in between, else around, each on a track of its own. */
export function createLineDrawer(boxes: readonly Box[]): (from: Box, to: Box) => string {
  const taken: { side: Side; track: number; top: number; bottom: number }[] = [];
  const [highest, lowest] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))];
  return (from, to) => {
    const others = boxes.filter((box) => !isRelated(box, from) && !isRelated(box, to));
    const isClear = (curve: Curve) =>
      !others.some((box) => runsThrough(curve, box)) && pointsOf(curve).every(({ y }) => y >= highest && y <= lowest);
    const direct = directCurve(from, to);
    if (isClear(direct)) return toPath(direct);
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y + from.height, to.y + to.height)];
    const sides: readonly Side[] = to.y > from.y ? ['left', 'right'] : ['right', 'left'];
    for (const [leaves, arrives] of doors) {
      for (const track of tracks) {
        for (const side of sides) {
          if (taken.some((other) => other.side === side && other.track === track && other.top < bottom && top < other.bottom)) continue;
          const curve = curveAround(from, to, boxes, { side, track, leaves, arrives });
          if (!isClear(curve)) continue;
          taken.push({ side, track, top, bottom });
          return toPath(curve);
        }
      }
    }
    return toPath(direct);
  };
}

/** Where an arrow leaves a state and where it arrives: at the side, or between the layers. */
type Door = 'side' | 'top' | 'bottom';
const doors: readonly (readonly [Door, Door])[] = [
  ['side', 'side'],
  ['top', 'side'],
  ['side', 'bottom'],
  ['side', 'top'],
  ['bottom', 'side'],
  ['top', 'top'],
  ['top', 'bottom'],
];
type Side = 'left' | 'right';
const isRelated = (one: Box, other: Box) => one === other || one.path.startsWith(`${other.path}.`) || other.path.startsWith(`${one.path}.`);
const centre = ({ x, width }: Box) => x + width / 2;
const middle = ({ y, height }: Box) => y + height / 2;

function directCurve(from: Box, to: Box): Curve {
  const isDown = to.y >= from.y + from.height;
  const isUp = from.y >= to.y + to.height;
  // Two arrows between the same two states run side by side.
  const shift = isDown ? 9 : -9;
  if (isDown || isUp) {
    const start = { x: centre(from) + shift, y: isDown ? from.y + from.height : from.y };
    const end = { x: centre(to) + shift, y: isDown ? to.y : to.y + to.height };
    const half = (start.y + end.y) / 2;
    return [start, { x: start.x, y: half }, { x: end.x, y: half }, end];
  }
  const isRight = to.x > from.x;
  const start = { x: isRight ? from.x + from.width : from.x, y: middle(from) + shift };
  const end = { x: isRight ? to.x : to.x + to.width, y: middle(to) + shift };
  const half = (start.x + end.x) / 2;
  return [start, { x: half, y: start.y }, { x: half, y: end.y }, end];
}

interface Detour {
  side: Side;
  track: number;
  leaves: Door;
  arrives: Door;
}

/** Past everything that stands between the two heights, `track` pixels beside the outermost. */
function curveAround(from: Box, to: Box, boxes: readonly Box[], { side, track, leaves, arrives }: Detour): Curve {
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y + from.height, to.y + to.height)];
  const between = boxes.filter((box) => box.y < bottom && box.y + box.height > top);
  const [start, end] = [doorOf(from, leaves, side), doorOf(to, arrives, side)];
  const outermost =
    side === 'left' ? Math.min(...between.map(({ x }) => x)) - track : Math.max(...between.map(({ x, width }) => x + width)) + track;
  // Where its controls stand so that the curve's own middle comes to lie there.
  const control = (outermost - (start.x + end.x) / 8) / 0.75;
  return [start, { x: control, y: start.y + steepness[leaves] }, { x: control, y: end.y + steepness[arrives] }, end];
}

/** How far above or below its door a curve aims, to pass between the layers. */
const steepness = { side: 0, top: -30, bottom: 30 } as const satisfies Record<Door, number>;

function doorOf(box: Box, door: Door, side: Side): Point {
  if (door === 'top') return { x: centre(box), y: box.y };
  if (door === 'bottom') return { x: centre(box), y: box.y + box.height };
  return { x: side === 'left' ? box.x : box.x + box.width, y: middle(box) };
}

/** Forty points along the curve. */
export function pointsOf([start, one, two, end]: Curve): Point[] {
  const at = (a: number, b: number, c: number, d: number, t: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return Array.from({ length: 41 }, (_, step) => ({
    x: at(start.x, one.x, two.x, end.x, step / 40),
    y: at(start.y, one.y, two.y, end.y, step / 40),
  }));
}

/** Whether the curve runs over the box, or so near that one would think so. */
export const runsThrough = (curve: Curve, box: Box): boolean =>
  pointsOf(curve).some(({ x, y }) => x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 2 && y < box.y + box.height + 2);

const pair = ({ x, y }: Point) => `${String(Math.round(x))} ${String(Math.round(y))}`;
const toPath = ([start, one, two, end]: Curve) => `M ${pair(start)} C ${pair(one)}, ${pair(two)}, ${pair(end)}`;
