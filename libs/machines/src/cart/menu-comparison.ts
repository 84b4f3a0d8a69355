import type { Cart, Line, Sellable } from './cart-lines.ts';

export interface MenuComparison<Item> {
  lines: Line<Item>[];
  hasChanged: boolean;
}

/** The price the person saw before any change, or null when it costs that (again). */
export function formerPriceOf(line: Line<Sellable>, price: number): number | null {
  const seen = line.formerPrice ?? line.item.price;
  return seen === price ? null : seen;
}

function comparedLine<Item extends Sellable>(line: Line<Item>, item: Item | undefined): Line<Item> {
  if (item === undefined) return line.isGone ? line : { ...line, isGone: true };
  if (item.price !== line.item.price) return { ...line, item, formerPrice: formerPriceOf(line, item.price), isGone: false };
  return line.isGone ? { ...line, item, isGone: false } : line;
}

/** Cart lines held against a fresh menu: a changed price is noted and used, a missing dish marked. Unchanged lines are the same objects. */
export function comparedWithMenu<Item extends Sellable>(lines: Line<Item>[], items: readonly Item[]): MenuComparison<Item> {
  const menu = new Map(items.map((item) => [item.id, item]));
  const compared = lines.map((line) => comparedLine(line, menu.get(line.item.id)));
  const hasChanged = compared.some((line, index) => line !== lines[index]);
  return { lines: hasChanged ? compared : lines, hasChanged };
}

/** The whole cart held against the menu, the line that may be brought back included: undo must not bring back an old price. */
export function cartComparedWithMenu<Item extends Sellable>(cart: Cart<Item>, items: readonly Item[]): Cart<Item> {
  const { lines } = comparedWithMenu(cart.lines, items);
  if (cart.removed === null) return { lines, removed: null };
  const line = comparedLine(
    cart.removed.line,
    items.find((item) => item.id === cart.removed?.line.item.id),
  );
  return { lines, removed: { ...cart.removed, line } };
}
