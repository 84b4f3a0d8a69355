import { orderableLines, type Line, type Sellable } from './cart-lines.ts';

/** Amounts in integer poisha. */
export interface Totals {
  subtotal: number;
  tax: number;
  total: number;
}

/** A percentage with at most two decimals as a fraction of integers. */
const toFraction = (percent: number): readonly [share: number, whole: number] =>
  Number.isInteger(percent) ? [percent, 100] : [Math.round(percent * 100), 10_000];

/** The largest subtotal whose tax is still exact: `subtotal * share + whole / 2` and the total must stay safe integers. */
export function maxSubtotalAt(percent: number): number {
  const [share, whole] = toFraction(percent);
  return Math.floor((Number.MAX_SAFE_INTEGER - whole / 2) / Math.max(share, 2));
}

/** Spec §9: a percentage of the subtotal, half-up, in poisha; floating point would be wrong at ties such as 5 % of 0.70. */
export function taxOn(subtotal: number, percent: number): number {
  const [share, whole] = toFraction(percent);
  return Math.floor((subtotal * share + whole / 2) / whole);
}

/** Sums of the orderable lines. A subtotal above `maxSubtotalAt` is capped. */
export function totalsOf(lines: readonly Line<Sellable>[], taxPercent: number): Totals {
  const maximum = maxSubtotalAt(taxPercent);
  const sum = orderableLines(lines).reduce((amount, line) => Math.min(amount + line.item.price * line.quantity, maximum), 0);
  const tax = taxOn(sum, taxPercent);
  return { subtotal: sum, tax, total: sum + tax };
}
