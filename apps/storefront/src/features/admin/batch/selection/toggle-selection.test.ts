import { expect, it } from 'vitest';
import { toggleSelection } from './toggle-selection.ts';

const order = [10, 20, 30, 40, 50];
const none = new Set<number>();
const toggle = (selected: ReadonlySet<number>, id: number, range: boolean, anchor: number | null) => [
  ...toggleSelection(selected, id, { range, anchor, order }),
];

it('AC-272 toggles one entry, or with Shift everything from the last one, in both directions', () => {
  expect(toggle(none, 20, false, null)).toEqual([20]);
  expect(toggle(new Set([20]), 20, false, 20)).toEqual([]);
  expect(toggle(new Set([20]), 40, true, 20)).toEqual([20, 30, 40]);
  expect(toggle(new Set([40]), 20, true, 40)).toEqual([40, 20, 30]);
  expect(toggle(new Set([10, 20, 30]), 10, true, 20)).toEqual([30]);
});

it('toggles one entry with Shift when there is no last one in this list', () => {
  expect(toggle(none, 30, true, null)).toEqual([30]);
  expect(toggle(none, 30, true, 99)).toEqual([30]);
});
