import { ApiError, type Api, type Food, type Order, type OrderDraft } from '@my-food/api';
import { createMemoryStorage } from '../../lib/testing/memory-storage.ts';
import { createCart, type Cart } from '../cart-actor.ts';
import type { CartDish } from '../cart-dish.ts';
import { createCartStorage } from '../cart-storage.ts';
import { createCheckoutActor, type CheckoutActor } from '../checkout-actor.ts';
import { createPendingOrderMark } from '../pending-order.ts';

export type Answer = 'taken' | 'refused' | 'throttled' | 'lost' | 'lost, but taken';

interface Post {
  draft: OrderDraft;
  settle(answer: Answer): void;
}

interface Tab {
  cart: Cart;
  checkout: CheckoutActor;
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

/** One holder of a name at a time, as between the tabs of a browser. */
function createLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: object, run: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return run(null);
      held.add(name);
      await run({}).finally(() => held.delete(name));
    },
  };
}

/** A line between tabs on which everybody hears everybody else, at once. */
function createLine() {
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

/** Two tabs over one storage and one server whose answers are given by hand. `page` stands for the window, `navigator` for its locks. */
export function openTwoTabs(page: EventTarget) {
  let row: string | null = null;
  const kept = {
    read: () => row,
    write: (_key: string, value: string) => void (row = value),
    remove: () => void (row = null),
    clear: () => void (row = null),
  };
  const storage = createCartStorage(kept);
  const menu = new Map<number, CartDish>([1, 2, 3].map((id) => [id, dish(id, id * 1035)]));
  const orders: Order[] = [];
  const posts: Post[] = [];
  const openChannel = createLine();
  const sessions = [createMemoryStorage(), createMemoryStorage()];

  const take = ({ subtotal, tax, total }: OrderDraft) =>
    orders.push({ id: orders.length + 1, createdAt: new Date().toISOString(), subtotal, tax, total, items: [] });
  const place = (draft: OrderDraft) =>
    new Promise<void>((resolve, reject) => {
      const settle = (answer: Answer) => {
        posts.splice(posts.indexOf(post), 1);
        if (answer === 'taken' || answer === 'lost, but taken') take(draft);
        if (answer === 'taken') return resolve();
        if (answer === 'refused') return reject(new ApiError('status', { status: 400 }));
        if (answer === 'throttled') return reject(new ApiError('status', { status: 429, retryAfterSeconds: 5 }));
        return reject(new ApiError('time-out'));
      };
      const post = { draft, settle };
      posts.push(post);
    });
  const unused = () => Promise.reject(new Error('not part of a checkout'));
  const api: Api = {
    account: { register: unused, logIn: unused, readProfile: unused, updateProfile: unused },
    categories: { list: unused, create: unused, update: unused, remove: unused },
    foods: { list: unused, create: unused, update: unused, remove: unused },
    orders: { list: unused, place },
  };

  const open = (index: number): Tab => {
    const lifetime = new AbortController();
    const cart = createCart(storage, lifetime.signal);
    const pendingOrder = createPendingOrderMark({
      lifetime: lifetime.signal,
      page: new EventTarget(),
      open: () => sessions[index] ?? createMemoryStorage(),
      channel: openChannel(),
    });
    const checkout = createCheckoutActor({
      api,
      cart,
      storage,
      pendingOrder,
      readMenu: async (): Promise<Food[]> => [...menu.values()],
      knownOrders: () => null,
      readOrders: async () => [...orders],
    });
    checkout.on('order.placed', () => checkout.send({ type: 'checkout.reset' }));
    checkout.start();
    return {
      cart,
      checkout,
      close() {
        checkout.stop();
        cart.actor.stop();
        lifetime.abort();
      },
    };
  };
  const tabs: [Tab, Tab] = [open(0), open(1)];
  return {
    storage,
    menu,
    orders,
    posts,
    tabs,
    locks: createLocks(),
    /** What one tab has stored reaches the others. */
    spread: () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' })),
    close: () => tabs.forEach((tab) => tab.close()),
  };
}
