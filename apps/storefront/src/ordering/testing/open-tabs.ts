import { ApiError, type Food, type Order, type OrderPayload } from '@my-food/api';
import { createListeners } from '../../platform/listeners.ts';
import { createSharedRecords } from '../../platform/testing/shared-records.ts';
import { createSharedWebLocks, missingWebLocks } from '../../platform/testing/web-locks.ts';
import { createTabLocks } from '../../platform/tab-lock/tab-lock.ts';
import { createCart, type Cart } from '../cart-actor.ts';
import type { CartDish } from '../cart-dish.ts';
import { createCartStorage } from '../cart-storage.ts';
import { createCheckoutActor, type CheckoutActor } from '../checkout-actor.ts';
import { createOrderJournal, type JournalEntry, type JournalStore } from '../pending-order/order-journal.ts';

export type Outcome = 'accepted' | 'refused' | 'throttled' | 'failed' | 'lost' | `${'failed' | 'lost'}, but accepted`;

interface PendingOrder {
  draft: OrderPayload;
  settle(answer: Outcome): void;
}

interface Tab {
  cart: Cart;
  checkout: CheckoutActor;
  /** The types of the checkout's emitted events, oldest first. */
  emitted: string[];
  /** Closes the tab: its work stops and its locks are released. */
  close(): void;
}

export const dish = (id: number, price: number): CartDish => ({
  id,
  name: `Dish ${id}`,
  description: '',
  price,
  imageUrl: null,
  category: null,
});

/** A promise for the calls of a closed tab. */
const neverSettles = () => new Promise<never>(() => undefined);

/** Synchronous broadcast channels between tabs. */
function createChannels() {
  const channels = new Set<EventTarget & { postMessage(data: unknown): void; close(): void }>();
  return () => {
    const channel = Object.assign(new EventTarget(), {
      name: 'line',
      onmessage: null,
      onmessageerror: null,
      postMessage(data: unknown) {
        for (const other of channels) if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
      },
      close: () => void channels.delete(channel),
    });
    channels.add(channel);
    return channel;
  };
}

interface TabOptions {
  hasWebLocks?: boolean;
  isSignedIn?: () => boolean;
}

/**
 * Tabs that share a storage and a server; the test settles each order. `page` is the stub of the window. Without `hasWebLocks` the tabs use leases,
 * as on an insecure page.
 */
export function openTabs(page: EventTarget, { hasWebLocks = true, isSignedIn = () => true }: TabOptions = {}) {
  let row: string | null = null;
  const storageStub = {
    read: () => row,
    write: (_key: string, value: string) => void (row = value),
    remove: () => void (row = null),
    clear: () => void (row = null),
  };
  const storage = createCartStorage(storageStub);
  const menu = new Map<number, CartDish>([1, 2, 3].map((id) => [id, dish(id, id * 1035)]));
  const orders: Order[] = [];
  const posts: PendingOrder[] = [];
  const openChannel = createChannels();
  const webLocks = createSharedWebLocks();
  const records = createSharedRecords();
  let entry: JournalEntry | null = null;
  const disk = { writeMs: 0 };
  const delay = (milliseconds: number) => milliseconds > 0 && new Promise((resolve) => setTimeout(resolve, milliseconds));
  const store: JournalStore = {
    read: async () => entry,
    write: async (next) => {
      await delay(disk.writeMs);
      entry = next;
    },
  };
  const known: { orders: Order[] } = { orders: [] };
  const reads = createListeners();
  const server = { canReadOrders: true, menuMs: 0, ordersMs: 0 };

  const recordOrder = ({ lines, subtotal, tax, total }: OrderPayload) => {
    const items = lines.map(({ foodId, quantity, price }) => ({ foodName: `Dish ${foodId}`, quantity, price }));
    orders.push({ id: orders.length + 1, createdAt: new Date().toISOString(), subtotal, tax, total, items });
  };
  const place = (draft: OrderPayload) =>
    new Promise<void>((resolve, reject) => {
      const settle = (answer: Outcome) => {
        posts.splice(posts.indexOf(post), 1);
        if (answer.endsWith('accepted')) recordOrder(draft);
        if (answer === 'accepted') return resolve();
        if (answer === 'refused') return reject(new ApiError('status', { status: 400 }));
        if (answer === 'throttled') return reject(new ApiError('status', { status: 429, retryAfterSeconds: 5 }));
        if (answer.startsWith('failed')) return reject(new ApiError('status', { status: 500, retryAfterSeconds: 5 }));
        return reject(new ApiError('time-out'));
      };
      const post = { draft, settle };
      posts.push(post);
    });

  const open = (): Tab => {
    let isOpen = true;
    const lifetime = new AbortController();
    const { locks, close: releaseLocks } = webLocks.openTab();
    const cart = createCart(createCartStorage(storageStub), lifetime.signal);
    const checkout = createCheckoutActor({
      placeOrder: place,
      cart,
      journal: createOrderJournal({
        lifetime: lifetime.signal,
        store: { read: () => (isOpen ? store.read() : neverSettles()), write: (next) => (isOpen ? store.write(next) : neverSettles()) },
        channel: openChannel(),
      }),
      locks: createTabLocks({
        webLocks: hasWebLocks ? locks : missingWebLocks,
        updateRecord: (...change) => (isOpen ? records.update(...change) : neverSettles()),
      }),
      isSignedIn,
      readMenu: async (): Promise<Food[]> => {
        await delay(server.menuMs);
        return [...menu.values()];
      },
      readOrders: async () => {
        await delay(server.ordersMs);
        if (!server.canReadOrders) throw new ApiError('network');
        return [...orders];
      },
      knownOrders: () => known.orders,
      onKnownOrders: (listener) => void reads.subscribe(listener),
    });
    const emitted: string[] = [];
    checkout.on('*', ({ type }) => emitted.push(type));
    checkout.on('order.placed', () => checkout.send({ type: 'checkout.reset' }));
    checkout.start();
    return {
      cart,
      checkout,
      emitted,
      close() {
        isOpen = false;
        lifetime.abort();
        checkout.stop();
        cart.actor.stop();
        releaseLocks();
      },
    };
  };
  return {
    storage,
    menu,
    orders,
    posts,
    recordOrder,
    server,
    /** My Orders reads the orders. */
    listOrders() {
      known.orders = [...orders];
      reads.notify();
    },
    /** How long the journal takes to store an entry, milliseconds. */
    disk,
    open,
    journal: () => entry,
    /** Restores all tabs from the back/forward cache. */
    restorePages: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    /** Dispatches a storage event for the cart to all tabs. */
    dispatchStorageEvent: () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' })),
  };
}
