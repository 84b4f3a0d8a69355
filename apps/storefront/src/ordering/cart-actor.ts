import { createCartMachine, type CartActor as ActorOfCart, type CartEvent as EventOfCart } from '@my-food/machines';
import { createActor } from 'xstate';
import type { CartDish } from './cart-dish.ts';
import type { CartStorage } from './cart-storage.ts';

const cartMachine = createCartMachine<CartDish>();

export type CartActor = ActorOfCart<CartDish>;
export type CartEvent = EventOfCart<CartDish>;

/** The one cart of this tab. `change` is the only way to alter it: it reads what other tabs have stored first, so that no tab loses another's line. */
export interface Cart {
  readonly actor: CartActor;
  change(event: CartEvent): void;
  /** Adds a dish that a history entry brought along, once for that entry however often the screen is drawn (READINGS 'Add once'). */
  arrive(entry: string, dish: CartDish): void;
}

export function createCart(storage: CartStorage, lifetime: AbortSignal): Cart {
  const actor = createActor(cartMachine, { input: { lines: storage.read() } });
  const recall = () => actor.send({ type: 'lines.recalled', lines: storage.read() });
  actor.on('cart.changed', ({ lines }) => storage.write(lines));
  actor.start();
  const onStorage = (event: StorageEvent) => {
    if (storage.concerns(event.key)) recall();
  };
  window.addEventListener('storage', onStorage, { signal: lifetime });
  const change = (event: CartEvent) => {
    // Five hundred lines are not read again with each press of a button.
    if (storage.hasNews()) recall();
    actor.send(event);
  };
  const arrivedEntries = new Set<string>();
  return {
    actor,
    change,
    arrive(entry, item) {
      if (arrivedEntries.has(entry)) return;
      arrivedEntries.add(entry);
      change({ type: 'item.added', item });
    },
  };
}
