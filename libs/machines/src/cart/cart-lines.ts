/** What a cart can hold: `price` is integer poisha. */
export interface Sellable {
  id: number;
  price: number;
}

/** `quantity` 1..999; `formerPrice` (poisha) is what the person was shown before the menu changed it; `isGone`: no longer on the menu. */
export interface Line<Item> {
  item: Item;
  quantity: number;
  formerPrice: number | null;
  isGone: boolean;
}

/** `removed` is the line that can be brought back, and its place. */
export interface Cart<Item> {
  lines: Line<Item>[];
  removed: { line: Line<Item>; index: number } | null;
}

export const largestQuantity = 999;

/** Every rule below answers the very same cart (or lines) when nothing changes: callers compare by identity. */
export function withItem<Item extends Sellable>(cart: Cart<Item>, item: Item): Cart<Item> {
  if (cart.lines.some((line) => line.item.id === item.id)) return withQuantityChanged(cart, item.id, 1);
  const removed = cart.removed?.line.item.id === item.id ? null : cart.removed;
  return { lines: [...cart.lines, { item, quantity: 1, formerPrice: null, isGone: false }], removed };
}

/** Minus one at quantity 1 removes the line (Spec §4); above the largest quantity nothing changes. */
export function withQuantityChanged<Item extends Sellable>(cart: Cart<Item>, id: number, difference: 1 | -1): Cart<Item> {
  const line = cart.lines.find((candidate) => candidate.item.id === id);
  if (line === undefined) return cart;
  const quantity = line.quantity + difference;
  if (quantity > largestQuantity) return cart;
  if (quantity < 1) return withoutLine(cart, id);
  return { ...cart, lines: cart.lines.map((candidate) => (candidate === line ? { ...line, quantity } : candidate)) };
}

export function withoutLine<Item extends Sellable>(cart: Cart<Item>, id: number): Cart<Item> {
  const index = cart.lines.findIndex((candidate) => candidate.item.id === id);
  const line = cart.lines[index];
  if (line === undefined) return cart;
  return { lines: cart.lines.toSpliced(index, 1), removed: { line, index } };
}

/** The exact inverse of the last removal: same place, same quantity. */
export function withRemovalUndone<Item extends Sellable>(cart: Cart<Item>): Cart<Item> {
  if (cart.removed === null) return cart;
  return { lines: cart.lines.toSpliced(cart.removed.index, 0, cart.removed.line), removed: null };
}

export function emptied<Item>(cart: Cart<Item>): Cart<Item> {
  if (cart.lines.length === 0 && cart.removed === null) return cart;
  return { lines: cart.lines.length === 0 ? cart.lines : [], removed: null };
}
