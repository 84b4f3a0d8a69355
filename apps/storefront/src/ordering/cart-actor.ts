import { createCartMachine, type CartActor as ActorOfCart, type CartEvent as EventOfCart } from '@my-food/machines';
import { createActor } from 'xstate';
import type { CartDish, CartLine } from './cart-dish.ts';
import type { CartStorage } from './cart-storage.ts';

const cartMachine = createCartMachine<CartDish>();

export type CartActor = ActorOfCart<CartDish>;
export type CartEvent = EventOfCart<CartDish>;

/** The one cart of this tab. */
export interface Cart {
  readonly actor: CartActor;
  /** The only way to alter it: reads what other tabs have stored first, so that no tab loses another's line. */
  change(event: CartEvent): void;
  /** Adds a dish that a navigation brought along, once for its history entry (Behaviour 'Add once'). */
  addFromNavigation(entryKey: string, dish: CartDish): void;
  /** Whether all of these lines still lie in the cart, in these quantities at least. */
  holds(lines: readonly CartLine[]): boolean;
  /** The session has ended: shows what the storage holds now, and leaves nothing of the old user there. */
  forget(): void;
}

export function createCart(storage: CartStorage, lifetime: AbortSignal): Cart {
  const actor = createActor(cartMachine, { input: { lines: storage.read() } });
  const recall = () => actor.send({ type: 'lines.recalled', lines: storage.read() });
  // Five hundred lines are not read again with each press of a button.
  const sync = () => {
    if (storage.hasNews()) recall();
  };
  actor.on('cart.changed', ({ lines }) => storage.write(lines));
  actor.start();
  const onStorage = (event: StorageEvent) => {
    if (storage.concerns(event.key)) recall();
  };
  window.addEventListener('storage', onStorage, { signal: lifetime });
  const change = (event: CartEvent) => {
    sync();
    actor.send(event);
  };
  const consumedEntries = new Set<string>();
  return {
    actor,
    change,
    addFromNavigation(entryKey, item) {
      if (consumedEntries.has(entryKey)) return;
      consumedEntries.add(entryKey);
      change({ type: 'item.added', item });
    },
    holds(lines) {
      sync();
      const quantities = new Map(actor.getSnapshot().context.lines.map(({ item, quantity }) => [item.id, quantity]));
      return lines.every(({ item, quantity }) => (quantities.get(item.id) ?? 0) >= quantity);
    },
    forget() {
      storage.forget();
      recall();
      actor.send({ type: 'removal.forgotten' });
    },
  };
}
