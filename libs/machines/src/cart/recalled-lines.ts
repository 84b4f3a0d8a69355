import { type Cart, largestQuantity, type Line, type Sellable } from './cart-lines.ts';
import { formerPriceOf } from './menu-comparison.ts';

/** Clamps quantities to 1..999, drops lines without a usable quantity, merges equal dishes. */
export function wellFormedLines<Item extends Sellable>(lines: readonly Line<Item>[]): Line<Item>[] {
  const wellFormed = new Map<number, Line<Item>>();
  for (const line of lines) {
    if (!(line.quantity >= 1)) continue;
    const first = wellFormed.get(line.item.id);
    const quantity = Math.min(Math.trunc(line.quantity) + (first?.quantity ?? 0), largestQuantity);
    wellFormed.set(line.item.id, { ...(first ?? line), quantity });
  }
  return [...wellFormed.values()];
}

/** The stored lines, with previous prices and availability from this tab: storage does not hold them. */
export function withRecalledLines<Item extends Sellable>(cart: Cart<Item>, recalled: readonly Line<Item>[]): Cart<Item> {
  const lines = wellFormedLines(recalled).map((line) => {
    const known = cart.lines.find((candidate) => candidate.item.id === line.item.id);
    return known === undefined ? line : { ...line, formerPrice: formerPriceOf(known, line.item.price), isGone: known.isGone };
  });
  const isBackAgain = lines.some((line) => line.item.id === cart.removed?.line.item.id);
  const isEmptiedElsewhere = lines.length === 0 && cart.lines.length > 0;
  return { lines, removed: isBackAgain || isEmptiedElsewhere ? null : cart.removed };
}
