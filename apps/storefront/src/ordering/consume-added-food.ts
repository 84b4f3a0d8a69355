import { parseFood } from '@my-food/api';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { isOrderable } from './cart-dish.ts';
import type { Cart } from './cart-actor.ts';

interface RouteOptions {
  context: { cart: Pick<Cart, 'addFromNavigation'> };
  location: ParsedLocation;
  preload: boolean;
}

/**
 * Spec §4: arriving at the cart with an item adds it, then the navigation state is cleared. Runs in `beforeLoad`, in the task of the click: the
 * history entry never keeps the item, so Back, Forward, a reload or a duplicated tab add nothing.
 */
export function consumeAddedFood({ context, location, preload }: RouteOptions): void {
  const { addedFood, __TSR_key: entryKey } = location.state;
  if (addedFood === undefined || preload) return;
  const dish = parseFood(addedFood);
  if (dish && isOrderable(dish)) context.cart.addFromNavigation(entryKey ?? '', dish);
  throw redirect({ to: '/food/add-to-card/', replace: true, state: {} });
}
