import { ApiError, type Api, type Food, type Order } from '@my-food/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCart } from './cart-actor.ts';
import type { CartLine } from './cart-dish.ts';
import type { CartStorage } from './cart-storage.ts';
import { createCheckoutActor } from './checkout-actor.ts';
import type { PendingOrder, PendingOrderMark } from './pending-order.ts';

const naan = { id: 3, name: 'Naan', description: '', price: 3000, imageUrl: null, category: null };
const line: CartLine = { item: naan, quantity: 2, formerPrice: null, isGone: false };

function memoryCart(lines: CartLine[]): CartStorage {
  let kept = lines;
  return { read: () => kept, write: (next) => void (kept = [...next]), hasNews: () => false, concerns: () => false };
}

/** A mark and the other tabs: what they are told, and what they say. */
function memoryMark(pending: PendingOrder | null) {
  let kept = pending;
  let hear: (outcome: 'lost' | 'settled') => void = () => undefined;
  const told: string[] = [];
  const mark: PendingOrderMark = {
    read: () => kept,
    write: (next) => void (kept = next),
    share: () => void told.push('lost'),
    remove: () => void (kept = null),
    onOtherTab: (listener) => void (hear = listener),
  };
  return { ...mark, told, sayFromOtherTab: (outcome: 'lost' | 'settled') => hear(outcome) };
}

interface Scene {
  place?: Api['orders']['place'];
  menu?: () => Promise<Food[]>;
  orders?: Order[];
  findOrders?: () => Promise<Order[]>;
  pending?: PendingOrder | null;
}

/** A checkout over one cart line of two naans, 63.00 with tax. */
function start({
  place = async () => undefined,
  menu = async () => [naan],
  orders = [],
  findOrders = async () => orders,
  pending = null,
}: Scene = {}) {
  vi.stubGlobal('window', new EventTarget());
  const storage = memoryCart([line]);
  const cart = createCart(storage, new AbortController().signal);
  const unused = () => Promise.reject(new Error('not part of a checkout'));
  const api: Api = {
    account: { register: unused, logIn: unused, readProfile: unused, updateProfile: unused },
    categories: { list: unused, create: unused, update: unused, remove: unused },
    foods: { list: unused, create: unused, update: unused, remove: unused },
    orders: { list: unused, place: vi.fn(place) },
  };
  const pendingOrder = memoryMark(pending);
  const actor = createCheckoutActor({
    api,
    cart,
    storage,
    pendingOrder,
    readMenu: menu,
    knownOrders: () => null,
    readOrders: findOrders,
  });
  const said: string[] = [];
  actor.on('*', ({ type }) => said.push(type));
  actor.start();
  const order = () => actor.send({ type: 'order.requested', lines: cart.actor.getSnapshot().context.lines });
  return { api, cart, storage, pendingOrder, actor, said, order };
}

const refusal = (status: number) => new ApiError('status', { status });
const silence = () => new ApiError('time-out');

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('AC-106 sends what the cart holds, in poisha, and empties it once placed', async () => {
  const { api, storage, said, order, pendingOrder } = start();
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.placed']));
  expect(api.orders.place).toHaveBeenCalledWith({
    lines: [{ foodId: 3, quantity: 2, price: 3000 }],
    subtotal: 6000,
    tax: 300,
    total: 6300,
  });
  expect([storage.read(), pendingOrder.read()]).toEqual([[], null]);
});

it('AC-114 a refusal keeps the cart and forgets the mark', async () => {
  const { storage, said, order, pendingOrder } = start({ place: () => Promise.reject(refusal(400)) });
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.refused']));
  expect([storage.read(), pendingOrder.read()]).toEqual([[line], null]);
});

it.each([
  ['429 blocks for as long as the server asks', new ApiError('status', { status: 429, retryAfterSeconds: 30 }), 'throttled'],
  ['429 without a wish blocks nothing', new ApiError('status', { status: 429 }), 'refused'],
  ['503 blocks nothing, whatever it asks for', new ApiError('status', { status: 503, retryAfterSeconds: 30 }), 'refused'],
])('%s', async (_, error, state) => {
  const { actor, said, order, storage } = start({ place: () => Promise.reject(error) });
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.refused']));
  expect([actor.getSnapshot().value, storage.read()]).toEqual([state, [line]]);
  actor.stop();
});

it('AC-116 a lost answer keeps the cart and the mark', async () => {
  const { storage, said, order, pendingOrder, actor } = start({ place: () => Promise.reject(silence()) });
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.unreachable']));
  expect(storage.read()).toEqual([line]);
  expect(pendingOrder.read()).toMatchObject({ total: 6300 });
  expect(pendingOrder.told).toEqual(['lost']);
  expect(actor.getSnapshot().value).toBe('unknown');
});

it('an answer lost in another tab holds this one back until it is settled there', () => {
  const { api, order, actor, pendingOrder } = start();
  pendingOrder.sayFromOtherTab('lost');
  order();
  expect(actor.getSnapshot().value).toBe('unknown');
  pendingOrder.sayFromOtherTab('settled');
  expect(actor.getSnapshot().value).toBe('reviewing');
  pendingOrder.sayFromOtherTab('settled');
  expect([actor.getSnapshot().value, vi.mocked(api.orders.place).mock.calls]).toEqual(['reviewing', []]);
});

it('an order that is answered after its person has left spares the cart of the next', async () => {
  let answer: () => void = () => undefined;
  const { storage, said, order, actor, pendingOrder } = start({ place: () => new Promise((resolve) => (answer = resolve)) });
  order();
  await vi.waitFor(() => expect(pendingOrder.read()).not.toBeNull());
  pendingOrder.remove();
  actor.send({ type: 'checkout.reset' });
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect([storage.read(), said]).toEqual([[line], []]);
});

it('a cart that another tab has ordered is not sent again', async () => {
  const { api, storage, said, order } = start();
  storage.write([]);
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.heldElsewhere']));
  expect(api.orders.place).not.toHaveBeenCalled();
});

it('a changed price is shown before anything is sent, and used afterwards', async () => {
  const { api, said, order } = start({ menu: async () => [{ ...naan, price: 3500 }] });
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.repriced']));
  expect(api.orders.place).not.toHaveBeenCalled();
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.repriced', 'order.placed']));
  expect(api.orders.place).toHaveBeenCalledWith({
    lines: [{ foodId: 3, quantity: 2, price: 3500 }],
    subtotal: 7000,
    tax: 350,
    total: 7350,
  });
});

const pending: PendingOrder = { total: 6300, knownIds: [1], requestedAt: Date.parse('2026-03-01T12:00:00Z') };
const onRecord: Order = { id: 2, createdAt: '2026-03-01T12:00:01Z', subtotal: 6000, tax: 300, total: 6300, items: [] };

it('after a reload an order that is on record is found, and the cart emptied', async () => {
  const { storage, said, actor, pendingOrder } = start({ pending, orders: [onRecord] });
  actor.send({ type: 'outcome.checked' });
  await vi.waitFor(() => expect(said).toEqual(['order.placed']));
  expect([storage.read(), pendingOrder.read()]).toEqual([[], null]);
});

it.each([
  ['was known before', [{ ...onRecord, id: 1 }]],
  ['has another total', [{ ...onRecord, total: 6301 }]],
  ['is nowhere', []],
])('an order that %s is not taken for the lost one', async (_, orders) => {
  const { storage, said, actor } = start({ pending, orders });
  actor.send({ type: 'outcome.checked' });
  await vi.waitFor(() => expect(said).toEqual(['order.notFound']));
  expect(storage.read()).toEqual([line]);
});

it('an order that is found after the session has ended does not touch the next person’s cart', async () => {
  let find: (orders: Order[]) => void = () => undefined;
  const answer = new Promise<Order[]>((resolve) => (find = resolve));
  const { storage, said, actor, pendingOrder } = start({ pending, findOrders: () => answer });
  actor.send({ type: 'outcome.checked' });
  actor.send({ type: 'checkout.reset' });
  find([onRecord]);
  await answer;
  await new Promise((resolve) => setTimeout(resolve));
  expect([said, storage.read(), pendingOrder.read()]).toEqual([[], [line], pending]);
});

it('an equal order of a moment ago is not taken for the lost one', async () => {
  const orders: Order[] = [];
  let isLost = false;
  const place = async () => {
    if (isLost) throw new ApiError('time-out');
    orders.push({ ...onRecord, createdAt: new Date().toISOString() });
  };
  const { cart, storage, said, order, actor, pendingOrder } = start({ place, orders });
  order();
  await vi.waitFor(() => expect(said).toEqual(['order.placed']));
  actor.send({ type: 'checkout.reset' });
  cart.change({ type: 'item.added', item: naan });
  cart.change({ type: 'line.increased', id: naan.id });
  isLost = true;
  order();
  await vi.waitFor(() => expect(pendingOrder.told).toEqual(['lost']));
  actor.send({ type: 'outcome.checked' });
  await vi.waitFor(() => expect(said.at(-1)).toBe('order.notFound'));
  expect(storage.read()).toEqual([line]);
});
