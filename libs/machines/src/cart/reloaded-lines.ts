import { type Cart, maxQuantity, type Line, type Sellable } from './cart-lines.ts';
import { previousPriceOf } from './menu-comparison.ts';

/** Clamps quantities to 1..999, drops lines without a usable quantity, merges equal dishes. */
export function normalizeLines<Item extends Sellable>(lines: readonly Line<Item>[]): Line<Item>[] {
  const normalized = new Map<number, Line<Item>>();
  for (const line of lines) {
    if (!(line.quantity >= 1)) continue;
    const first = normalized.get(line.item.id);
    const quantity = Math.min(Math.trunc(line.quantity) + (first?.quantity ?? 0), maxQuantity);
    normalized.set(line.item.id, { ...(first ?? line), quantity });
  }
  return [...normalized.values()];
}

/** The stored lines, with previous prices and availability from this tab: storage does not hold them. */
export function withReloadedLines<Item extends Sellable>(cart: Cart<Item>, reloaded: readonly Line<Item>[]): Cart<Item> {
  const lines = normalizeLines(reloaded).map((line) => {
    const known = cart.lines.find((candidate) => candidate.item.id === line.item.id);
    return known === undefined
      ? line
      : { ...line, previousPrice: previousPriceOf(known, line.item.price), isUnavailable: known.isUnavailable };
  });
  const isBackAgain = lines.some((line) => line.item.id === cart.removed?.line.item.id);
  const isEmptiedByOtherTab = lines.length === 0 && cart.lines.length > 0;
  return { ...cart, lines, removed: isBackAgain || isEmptiedByOtherTab ? null : cart.removed };
}
