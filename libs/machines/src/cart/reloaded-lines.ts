import type { Cart, Line, Sellable } from './cart-lines.ts';
import { previousPriceOf } from './menu-comparison.ts';

/** The stored lines, with previous prices and availability from this tab: storage does not hold them. */
export function withReloadedLines<Item extends Sellable>(cart: Cart<Item>, reloaded: readonly Line<Item>[]): Cart<Item> {
  const lines = reloaded.map((line) => {
    const known = cart.lines.find((candidate) => candidate.item.id === line.item.id);
    return known === undefined
      ? line
      : { ...line, previousPrice: previousPriceOf(known, line.item.price), isUnavailable: known.isUnavailable };
  });
  const isBackAgain = lines.some((line) => line.item.id === cart.removed?.line.item.id);
  const isEmptiedByOtherTab = lines.length === 0 && cart.lines.length > 0;
  return { ...cart, lines, removed: isBackAgain || isEmptiedByOtherTab ? null : cart.removed };
}
