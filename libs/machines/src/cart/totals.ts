import type { Line, Sellable } from './cart-lines.ts';

/** Amounts in integer poisha. */
export interface Totals {
  subtotal: number;
  tax: number;
  total: number;
}

/** The largest subtotal whose tax is still exact: `subtotal * 5 + 50` must stay a safe integer. */
export const maxSubtotal = Math.floor((Number.MAX_SAFE_INTEGER - 50) / 5);

/** Spec §9: 5 % of the subtotal, half-up, in poisha; floating point would be wrong at ties such as 0.70. */
export function taxOn(subtotal: number): number {
  return Math.floor((subtotal * 5 + 50) / 100);
}

/** Sums of the orderable lines. A subtotal above `maxSubtotal` is capped. */
export function totalsOf(lines: readonly Line<Sellable>[]): Totals {
  const sum = orderableLines(lines).reduce((amount, line) => Math.min(amount + line.item.price * line.quantity, maxSubtotal), 0);
  const tax = taxOn(sum);
  return { subtotal: sum, tax, total: sum + tax };
}

/** The lines that are still on the menu. */
export function orderableLines<Item extends Sellable>(lines: readonly Line<Item>[]): Line<Item>[] {
  return lines.filter((line) => !line.isUnavailable);
}

/** The number of dishes, unavailable ones included; pass `orderableLines(lines)` to leave those out. */
export function countOf(lines: readonly Line<Sellable>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
