import type { Chart, ChartState } from '@my-food/machines/charts';
import { createLineDrawer } from './chart-lines.ts';

/** Where a state stands, in CSS pixels. */
export interface Box {
  path: string;
  words: string;
  isGroup: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One arrow for all transitions between two states; `line` is an SVG path. */
export interface Arrow {
  from: string;
  to: string;
  line: string;
}

export interface Layout {
  boxes: Box[];
  arrows: Arrow[];
  width: number;
  height: number;
}

const height = 40;
const letter = 8;
const gap = { across: 28, down: 44 };
const padding = { side: 24, top: 36, bottom: 24 };
/** Room left and right of the states for arrows that go around others. */
const margin = 64;

/**
 * The states in layers, the initial one on top, each below the first state that leads to it; a group is laid out inside its own box.
 * What leads from a state to itself or from a group into itself makes no arrow.
 */
export function layOut(chart: Chart): Layout {
  const inner = layOutLevel(chart, null);
  const boxes = inner.boxes.map((box) => ({ ...box, x: box.x + margin, y: box.y + 8 }));
  return { boxes, arrows: arrowsOf(chart, boxes), width: inner.width + 2 * margin, height: inner.height + 16 };
}

interface Level {
  boxes: Box[];
  width: number;
  height: number;
}

function layOutLevel(chart: Chart, parent: string | null): Level {
  const layers = layersOf(chart, parent).map((layer) => layer.map((state) => ({ state, ...sizeOf(chart, state) })));
  const widths = layers.map((layer) => layer.reduce((sum, { width }) => sum + width, 0) + gap.across * (layer.length - 1));
  const width = Math.max(...widths);
  const boxes: Box[] = [];
  let y = 0;
  layers.forEach((layer, index) => {
    const tallest = Math.max(...layer.map((sized) => sized.height));
    let x = (width - (widths[index] ?? 0)) / 2;
    for (const { state, level, ...size } of layer) {
      const place = { x, y: y + (tallest - size.height) / 2 };
      boxes.push({ path: state.path, words: state.words, isGroup: state.isGroup, ...place, ...size });
      boxes.push(...(level?.boxes ?? []).map((box) => ({ ...box, x: box.x + place.x + padding.side, y: box.y + place.y + padding.top })));
      x += size.width + gap.across;
    }
    y += tallest + gap.down;
  });
  return { boxes, width, height: y - gap.down };
}

function sizeOf(chart: Chart, state: ChartState): { width: number; height: number; level: Level | null } {
  if (!state.isGroup) return { width: state.words.length * letter + 36, height, level: null };
  const level = layOutLevel(chart, state.path);
  return { width: level.width + 2 * padding.side, height: level.height + padding.top + padding.bottom, level };
}

/** The states of one level by their distance from the initial one; those nobody leads to come last. */
function layersOf(chart: Chart, parent: string | null): ChartState[][] {
  const states = chart.states.filter((state) => state.parent === parent);
  const standIn = (path: string) => states.find((state) => path === state.path || path.startsWith(`${state.path}.`));
  const layers: ChartState[][] = [];
  const placed = new Set<ChartState>();
  let layer = states.filter(({ isInitial }) => isInitial);
  while (layer.length > 0) {
    layers.push(layer);
    layer.forEach((state) => placed.add(state));
    const next = chart.transitions.flatMap(({ from, to }) => {
      const [source, target] = [standIn(from), to === null ? undefined : standIn(to)];
      return source !== undefined && target !== undefined && layer.includes(source) && !placed.has(target) ? [target] : [];
    });
    layer = [...new Set(next)];
  }
  const unreached = states.filter((state) => !placed.has(state));
  return unreached.length === 0 ? layers : [...layers, unreached];
}

function arrowsOf(chart: Chart, boxes: readonly Box[]): Arrow[] {
  const pairs = new Map<string, { from: Box; to: Box }>();
  for (const transition of chart.transitions) {
    const from = boxes.find(({ path }) => path === transition.from);
    const to = boxes.find(({ path }) => path === transition.to);
    if (from && to && from !== to && !to.path.startsWith(`${from.path}.`)) pairs.set(`${from.path} ${to.path}`, { from, to });
  }
  const drawLine = createLineDrawer(boxes);
  return [...pairs.values()].map(({ from, to }) => ({ from: from.path, to: to.path, line: drawLine(from, to) }));
}
