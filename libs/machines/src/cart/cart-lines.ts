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
export function withItem<Item extends Sellable>(cart: Cart<Item>, item: Item, quantity = 1): Cart<Item> {
  const line = cart.lines.find((candidate) => candidate.item.id === item.id);
  if (line !== undefined) return withQuantity(cart, line, Math.min(line.quantity + quantity, largestQuantity));
  const removed = cart.removed?.line.item.id === item.id ? null : cart.removed;
  const added = { item, quantity: Math.min(quantity, largestQuantity), formerPrice: null, isGone: false };
  return { lines: [...cart.lines, added], removed };
}

/** Minus one at quantity 1 removes the line (Spec §4); above the largest quantity nothing changes. */
export function withQuantityChanged<Item extends Sellable>(cart: Cart<Item>, id: number, difference: 1 | -1): Cart<Item> {
  const line = cart.lines.find((candidate) => candidate.item.id === id);
  if (line === undefined) return cart;
  const quantity = Math.min(line.quantity + difference, largestQuantity);
  return quantity < 1 ? withoutLine(cart, id) : withQuantity(cart, line, quantity);
}

function withQuantity<Item extends Sellable>(cart: Cart<Item>, line: Line<Item>, quantity: number): Cart<Item> {
  if (quantity === line.quantity) return cart;
  return { ...cart, lines: cart.lines.map((candidate) => (candidate === line ? { ...line, quantity } : candidate)) };
}

export function withoutLine<Item extends Sellable>(cart: Cart<Item>, id: number): Cart<Item> {
  const index = cart.lines.findIndex((candidate) => candidate.item.id === id);
  const line = cart.lines[index];
  if (line === undefined) return cart;
  return { lines: cart.lines.filter((candidate) => candidate !== line), removed: { line, index } };
}

/** The exact inverse of the last removal: same place, same quantity. */
export function withRemovalUndone<Item extends Sellable>(cart: Cart<Item>): Cart<Item> {
  if (cart.removed === null) return cart;
  const { line, index } = cart.removed;
  return { lines: [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)], removed: null };
}

/** What an order took: the id of the item and how many of it. */
export interface OrderedLine {
  id: number;
  quantity: number;
}

/** Takes out exactly what was ordered; what was added since, or more of the same dish, stays. */
export function withoutOrdered<Item extends Sellable>(cart: Cart<Item>, orderedLines: readonly OrderedLine[]): Cart<Item> {
  const quantities = new Map(orderedLines.map(({ id, quantity }) => [id, quantity]));
  if (!cart.lines.some(({ item }) => quantities.has(item.id))) return cart;
  const lines = cart.lines.map((line) => {
    const ordered = quantities.get(line.item.id);
    return ordered === undefined ? line : { ...line, quantity: line.quantity - ordered };
  });
  return { ...cart, lines: lines.filter(({ quantity }) => quantity > 0) };
}
