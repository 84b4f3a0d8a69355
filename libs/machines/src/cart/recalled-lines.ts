import { type Cart, largestQuantity, type Line, type Sellable } from './cart-lines.ts';
import { formerPriceOf } from './menu-comparison.ts';

/** Whole lines only: quantities are cut to 1..999, lines without a usable quantity dropped, equal dishes joined. */
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

/** What storage says, with the notes this tab has made about dishes it knows: storage keeps no notes. */
export function withRecalledLines<Item extends Sellable>(cart: Cart<Item>, recalled: readonly Line<Item>[]): Cart<Item> {
  const lines = wellFormedLines(recalled).map((line) => {
    const known = cart.lines.find((candidate) => candidate.item.id === line.item.id);
    return known === undefined ? line : { ...line, formerPrice: formerPriceOf(known, line.item.price), isGone: known.isGone };
  });
  const isBackAgain = lines.some((line) => line.item.id === cart.removed?.line.item.id);
  const isEmptiedElsewhere = lines.length === 0 && cart.lines.length > 0;
  return { lines, removed: isBackAgain || isEmptiedElsewhere ? null : cart.removed };
}
