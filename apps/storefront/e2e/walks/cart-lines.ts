/** Quantities by food id. */
export type Cart = ReadonlyMap<number, number>;

export const emptyCart: Cart = new Map();
const serialize = (cart: Cart) => JSON.stringify([...cart].toSorted(([one], [other]) => one - other));
export const isSameCart = (one: Cart, other: Cart) => serialize(one) === serialize(other);

export function changed(cart: Cart, id: number, by: number): Cart {
  const next = new Map(cart);
  const quantity = Math.min((cart.get(id) ?? 0) + by, 999);
  if (quantity > 0) next.set(id, quantity);
  else next.delete(id);
  return next;
}
export const without = (cart: Cart, ids: Iterable<number>): Cart => {
  const lost = new Set(ids);
  return new Map([...cart].filter(([id]) => !lost.has(id)));
};
export const onMenu = (cart: Cart, menu: ReadonlySet<number>) => new Map([...cart].filter(([id]) => menu.has(id)));
export const sum = (cart: Cart, lines: Cart): Cart => [...lines].reduce((all, [id, quantity]) => changed(all, id, quantity), cart);
export const difference = (cart: Cart, lines: Cart): Cart => [...lines].reduce((all, [id, quantity]) => changed(all, id, -quantity), cart);

/**
 * What a page may find of these lines on a menu that arrives late. A dish that is no longer on the menu may have been on it, because the server
 * read its tables before the removal, or may not.
 */
export const foundOnDelayedMenu = (lines: Cart, menu: ReadonlySet<number>): Cart[] =>
  [...lines.keys()].filter((id) => !menu.has(id)).reduce<Cart[]>((all, id) => [...all, ...all.map((some) => without(some, [id]))], [lines]);
