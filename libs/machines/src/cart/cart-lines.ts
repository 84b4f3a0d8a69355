/** An item that can be put into a cart. `price` is in integer poisha. */
export interface Sellable {
  id: number;
  name?: string;
  price: number;
  imageUrl?: string | null;
}

/** `quantity` is 1..999. `previousPrice` (poisha) is what the user saw before the menu changed. `isUnavailable`: no longer on the menu. */
export interface Line<Item> {
  item: Item;
  quantity: number;
  previousPrice: number | null;
  isUnavailable: boolean;
}

/** `removed`: the line that undo restores, and its index. `ordered`: the lines before the last order removed its dishes, until that order is shown. */
export interface Cart<Item> {
  lines: Line<Item>[];
  removed: { line: Line<Item>; index: number } | null;
  ordered: Line<Item>[] | null;
}

/** The largest quantity of a line (Behaviour 'Orders'). */
export const maxQuantity = 999;

/** The lines that are still on the menu. */
export function orderableLines<Item extends Sellable>(lines: readonly Line<Item>[]): Line<Item>[] {
  return lines.filter((line) => !line.isUnavailable);
}

/** The number of dishes, without those that are no longer on the menu. */
export function countOf(lines: readonly Line<Sellable>[]): number {
  return orderableLines(lines).reduce((count, { quantity }) => count + quantity, 0);
}

// Each function below returns the same cart object when nothing changes: callers compare by identity.

/** Adds to the line of the item, or a line at the end; above the largest quantity the largest. An item that was unavailable is back on the menu. */
export function withItem<Item extends Sellable>(cart: Cart<Item>, item: Item, quantity: number): Cart<Item> {
  const line = cart.lines.find((candidate) => candidate.item.id === item.id);
  const added = { item, quantity: Math.min((line?.quantity ?? 0) + quantity, maxQuantity), previousPrice: null, isUnavailable: false };
  if (line?.isUnavailable) return { ...cart, lines: cart.lines.map((candidate) => (candidate === line ? added : candidate)) };
  if (line !== undefined) return withQuantity(cart, line, added.quantity);
  const removed = cart.removed?.line.item.id === item.id ? null : cart.removed;
  return { ...cart, lines: [...cart.lines, added], removed };
}

/** An item and how many of it are added. */
export interface AddedItem<Item> {
  item: Item;
  quantity: number;
}

/** Adds one after the other, like `withItem`. */
export function withItems<Item extends Sellable>(cart: Cart<Item>, items: readonly AddedItem<Item>[]): Cart<Item> {
  return items.reduce((latest, { item, quantity }) => withItem(latest, item, quantity), cart);
}

/** Minus one at quantity 1 removes the line (Spec §4); above the largest quantity nothing changes. */
export function withQuantityChanged<Item extends Sellable>(cart: Cart<Item>, id: number, difference: 1 | -1): Cart<Item> {
  const line = cart.lines.find((candidate) => candidate.item.id === id);
  if (line === undefined) return cart;
  const quantity = Math.min(line.quantity + difference, maxQuantity);
  return quantity < 1 ? withoutLine(cart, id) : withQuantity(cart, line, quantity);
}

/** A quantity above the largest becomes the largest; what is not an integer of 1 or more changes nothing. */
export function withQuantitySet<Item extends Sellable>(cart: Cart<Item>, id: number, quantity: number): Cart<Item> {
  const line = cart.lines.find((candidate) => candidate.item.id === id);
  const isValid = Number.isInteger(quantity) && quantity >= 1;
  return line === undefined || !isValid ? cart : withQuantity(cart, line, Math.min(quantity, maxQuantity));
}

function withQuantity<Item extends Sellable>(cart: Cart<Item>, line: Line<Item>, quantity: number): Cart<Item> {
  if (quantity === line.quantity) return cart;
  return { ...cart, lines: cart.lines.map((candidate) => (candidate === line ? { ...line, quantity } : candidate)) };
}

/** Removes the line, and remembers it for `withRemovalUndone`. */
export function withoutLine<Item extends Sellable>(cart: Cart<Item>, id: number): Cart<Item> {
  const index = cart.lines.findIndex((candidate) => candidate.item.id === id);
  const line = cart.lines[index];
  if (line === undefined) return cart;
  return { ...cart, lines: cart.lines.filter((candidate) => candidate !== line), removed: { line, index } };
}

/** The exact inverse of the last removal: same index, same quantity. */
export function withRemovalUndone<Item extends Sellable>(cart: Cart<Item>): Cart<Item> {
  if (cart.removed === null) return cart;
  const { line, index } = cart.removed;
  return { ...cart, lines: [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)], removed: null };
}

/** An ordered item and its quantity. */
export interface OrderedLine {
  id: number;
  quantity: number;
}

/** Subtracts the ordered quantities and remembers the lines before. What was added since the order was sent stays. */
export function withoutOrdered<Item extends Sellable>(cart: Cart<Item>, orderedLines: readonly OrderedLine[]): Cart<Item> {
  const quantities = new Map(orderedLines.map(({ id, quantity }) => [id, quantity]));
  if (!cart.lines.some(({ item }) => quantities.has(item.id))) return cart;
  const lines = cart.lines.map((line) => {
    const ordered = quantities.get(line.item.id);
    return ordered === undefined ? line : { ...line, quantity: line.quantity - ordered };
  });
  return { ...cart, lines: lines.filter(({ quantity }) => quantity > 0), ordered: cart.lines };
}
