import type { Order, Poisha } from '@my-food/api';
import type { PlacedOrder } from '@my-food/machines';
import { cartTotals } from '../../ordering/cart-totals.ts';
import type { CartDish } from '../../ordering/cart-dish.ts';
import { recognizeOrder } from '../../ordering/pending-order/recognize-order.ts';

/** The order placed last in this session. `order` is null until it is found on record. `total` in poisha. */
export interface NewOrder {
  order: Order | null;
  items: Order['items'];
  total: Poisha | null;
}

/** Null when nothing was placed, or when its order cannot be distinguished from the others. */
export function newOrderOf(placed: PlacedOrder<CartDish> | null | undefined, orders: readonly Order[] = []): NewOrder | null {
  if (!placed?.knownIds) return null;
  const lines = placed.lines.map(({ item, quantity }) => ({ id: item.id, name: item.name, quantity }));
  const { knownIds } = placed;
  const [unknown = null, ...others] = orders.filter(({ id }) => !knownIds.includes(id));
  // A server may rename a dish: the only unknown order is the new one in any case.
  const order = recognizeOrder({ lines, knownIds }, orders).order ?? (others.length === 0 ? unknown : null);
  if (order) return { order, items: order.items, total: order.total };
  if (unknown) return null;
  const items = placed.lines.map(({ item, quantity }) => ({ foodName: item.name, quantity, price: item.price }));
  return { order: null, items, total: cartTotals(placed.lines).total };
}
