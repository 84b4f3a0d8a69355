import type { Food, Order, Orders } from '@my-food/api';
import type { TabLocks } from '../platform/tab-lock/tab-lock.ts';
import type { Cart } from './cart-actor.ts';
import type { JournalEntry, OrderJournal } from './pending-order/order-journal.ts';

/** What the checkout works with. */
export interface CheckoutServices {
  placeOrder: Orders['place'];
  cart: Cart;
  journal: OrderJournal;
  locks: TabLocks;
  isSignedIn(): boolean;
  readMenu(): Promise<Food[]>;
  /** The server's list of orders, not from the cache. */
  readOrders(): Promise<Order[]>;
  /** The orders as last read, by My Orders or by `readOrders`. */
  knownOrders(): readonly Order[];
  /** Called when `knownOrders` may have changed. */
  onKnownOrders(listener: () => void): void;
}

/** `entry`: the unsettled order that was looked for. `missingId`: the one that was not found. Only this one may be sent again. */
export interface LastSearch {
  entry: JournalEntry | null;
  missingId: string | null;
}
