import type { Cart, Line, Sellable } from './cart-lines.ts';

export interface MenuComparison<Item> {
  lines: Line<Item>[];
  hasChanged: boolean;
}

/** The price the user saw before any change; null when `price` equals it. */
export function previousPriceOf(line: Line<Sellable>, price: number): number | null {
  const shownPrice = line.previousPrice ?? line.item.price;
  return shownPrice === price ? null : shownPrice;
}

/** Whether the user has to see the line again before it may be ordered. */
const differs = (line: Line<Sellable>, other: Line<Sellable> | undefined) =>
  line.item.price !== other?.item.price || line.item.name !== other.item.name || line.isUnavailable !== other.isUnavailable;

function compareLine<Item extends Sellable>(line: Line<Item>, item: Item | undefined): Line<Item> {
  if (item === undefined) return line.isUnavailable ? line : { ...line, isUnavailable: true };
  const compared = { ...line, item, previousPrice: previousPriceOf(line, item.price), isUnavailable: false };
  return differs(compared, line) || item.imageUrl !== line.item.imageUrl ? compared : line;
}

/**
 * Updates cart lines from a fresh menu: pictures, new names and prices, previous prices and availability. `hasChanged` disregards pictures, whose URLs
 * may differ with every read. Unchanged lines keep their identity.
 */
export function compareWithMenu<Item extends Sellable>(lines: Line<Item>[], items: readonly Item[]): MenuComparison<Item> {
  const menu = new Map(items.map((item) => [item.id, item]));
  const compared = lines.map((line) => compareLine(line, menu.get(line.item.id)));
  return {
    lines: compared.some((line, index) => line !== lines[index]) ? compared : lines,
    hasChanged: compared.some((line, index) => differs(line, lines[index])),
  };
}

/** Also updates the removed line: undo must not restore an old price. */
export function compareCartWithMenu<Item extends Sellable>(cart: Cart<Item>, items: readonly Item[]): Cart<Item> {
  const { lines } = compareWithMenu(cart.lines, items);
  if (cart.removed === null) return { ...cart, lines };
  const line = compareLine(
    cart.removed.line,
    items.find((item) => item.id === cart.removed?.line.item.id),
  );
  return { ...cart, lines, removed: { ...cart.removed, line } };
}
