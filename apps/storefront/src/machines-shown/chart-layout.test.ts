import { type Chart, chartOf, shownMachines } from '@my-food/machines/charts';
import { describe, expect, it } from 'vitest';
import { type Box, layOut } from './chart-layout.ts';
import { type Curve, pointsOf, runsThrough } from './chart-lines.ts';

const charts = shownMachines.map(chartOf);
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

function curveIn(line: string): Curve {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = (line.match(/-?\d+/g) ?? []).map(Number);
  return [
    { x: a, y: b },
    { x: c, y: d },
    { x: e, y: f },
    { x: g, y: h },
  ];
}

function layerOf(chart: Chart): Record<string, number> {
  const rows = [...new Set(layOut(chart).boxes.map(({ y, height }) => y + height / 2))].toSorted((one, other) => one - other);
  return Object.fromEntries(layOut(chart).boxes.map(({ path, y, height }) => [path, rows.indexOf(y + height / 2)]));
}

describe.each(charts)('the chart of the $name', (chart) => {
  const { boxes, arrows, width, height } = layOut(chart);

  it('has a place for every state, inside the picture', () => {
    expect(boxes.map(({ path }) => path).toSorted()).toEqual(chart.states.map(({ path }) => path).toSorted());
    const picture = { path: '', words: '', isGroup: true, x: 0, y: 0, width, height };
    expect(boxes.filter((box) => !isInside(box, picture))).toEqual([]);
  });

  it('holds a state inside its group and apart from all others', () => {
    for (const one of boxes) {
      for (const other of boxes) {
        if (one === other || other.path.startsWith(`${one.path}.`)) continue;
        if (one.path.startsWith(`${other.path}.`)) expect(isInside(one, other)).toBe(true);
        else expect([one.path, other.path, isApart(one, other)]).toEqual([one.path, other.path, true]);
      }
    }
  });

  it('draws one arrow for every two states between which something leads', () => {
    const leading = chart.transitions.filter(({ from, to }) => from !== '' && to !== null && to !== from && !to.startsWith(`${from}.`));
    expect(arrows.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual(
      [...new Set(leading.map(({ from, to }) => `${from} → ${String(to)}`))].toSorted(),
    );
  });
});

it.each(charts)('leads no arrow of the $name over a state it has nothing to do with, nor out of the picture', (chart) => {
  const { boxes, arrows, width } = layOut(chart);
  const isOfGroup = (one: string, other: string) => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
  const astray = arrows.flatMap(({ from, to, line }) => {
    const curve = curveIn(line);
    const over = boxes.filter(({ path }) => !isOfGroup(path, from) && !isOfGroup(path, to)).filter((box) => runsThrough(curve, box));
    const isOut = pointsOf(curve).some(({ x }) => x < 0 || x > width);
    return over.length > 0 || isOut ? [`${from} → ${to} over ${over.map(({ path }) => path).join(', ') || 'the edge'}`] : [];
  });
  expect(astray).toEqual([]);
});

it('puts the initial state on top, and each state below the first that leads to it', () => {
  const checkout = charts.find(({ name }) => name === 'checkout');
  expect(checkout && layerOf(checkout)).toEqual({
    reviewing: 0,
    unknown: 1,
    checking: 1,
    finding: 2,
    placing: 2,
    placed: 3,
    throttled: 3,
    refused: 3,
  });
});
