import { createCartMachine, type CartActor as ActorOfCart, type CartEvent as EventOfCart } from '@my-food/machines';
import { createActor } from 'xstate';
import type { CartDish, CartLine } from './cart-dish.ts';
import type { CartStorage } from './cart-storage.ts';

const cartMachine = createCartMachine<CartDish>();

export type CartActor = ActorOfCart<CartDish>;
export type CartEvent = EventOfCart<CartDish>;

/** The cart of this tab. */
export interface Cart {
  readonly actor: CartActor;
  /** The only way to change the cart. Reads the storage first, so that no tab overwrites another tab's line. */
  change(event: CartEvent): void;
  /** Adds the dish of a navigation, once per history entry (Behaviour 'Add once'). */
  addFromNavigation(entryKey: string, dish: CartDish): void;
  /** Whether the cart contains all of these lines, at these prices and with at least these quantities. */
  containsLines(lines: readonly CartLine[]): boolean;
  /** Resets the cart after the end of a session: removes the old user's leftovers and reloads the storage. */
  reset(): void;
}

export function createCart(storage: CartStorage, lifetime: AbortSignal): Cart {
  const actor = createActor(cartMachine, { input: { lines: storage.read() } });
  const reload = () => actor.send({ type: 'lines.reloaded', lines: storage.read() });
  // Parses the stored lines only if another tab has changed them.
  const sync = () => {
    if (storage.hasExternalChange()) reload();
  };
  actor.on('cart.changed', ({ lines }) => storage.write(lines));
  actor.start();
  const onStorage = (event: StorageEvent) => {
    if (storage.isCartKey(event.key)) reload();
  };
  window.addEventListener('storage', onStorage, { signal: lifetime });
  // A page in the back/forward cache misses the storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal: lifetime });
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
    containsLines(lines) {
      sync();
      const current = new Map(actor.getSnapshot().context.lines.map((line) => [line.item.id, line]));
      return lines.every(({ item, quantity }) => {
        const line = current.get(item.id);
        return line !== undefined && !line.isUnavailable && line.item.price === item.price && line.quantity >= quantity;
      });
    },
    reset() {
      storage.removeRestored();
      reload();
      actor.send({ type: 'page.left' });
    },
  };
}
