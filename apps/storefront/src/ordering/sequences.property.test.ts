import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dish, openTwoTabs, type Answer } from './testing/two-tabs.ts';

/** `SEQUENCES=10000` plays ten thousand. */
const sequenceCount = Number(process.env['SEQUENCES'] ?? 300);

const tab = fc.constantFrom(0 as const, 1 as const);
const id = fc.integer({ min: 1, max: 4 });
const answers: Answer[] = ['taken', 'refused', 'throttled', 'lost', 'lost, but taken'];
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('add' as const), tab, id }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('plus' as const), tab, id }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('minus' as const), tab, id }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), tab, id }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('undo' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('price' as const), id, price: fc.integer({ min: 1, max: 99_999 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('gone' as const), id }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('order' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer' as const), answer: fc.constantFrom(...answers) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('check' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), milliseconds: fc.constantFrom(0, 300, 6000) }) },
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Subtotal, tax and total by exact arithmetic (READINGS 'HTTP'). */
function exactTotals(lines: readonly { price: number; quantity: number }[]) {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
  const tax = (subtotal * 5n + 50n) / 100n;
  return { subtotal: Number(subtotal), tax: Number(tax), total: Number(subtotal + tax) };
}

it(`over ${String(sequenceCount)} random sequences in two tabs no line is lost, nothing is ordered twice, and every total is exact`, async () => {
  let eventCount = 0;
  let postCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 40, size: 'max' }), async (sequence) => {
      const page = new EventTarget();
      vi.stubGlobal('window', page);
      const world = openTwoTabs(page);
      vi.stubGlobal('navigator', { locks: world.locks });
      const { tabs, storage, menu, orders, posts } = world;
      // The cart as a person would count it, and how many orders may have been meant since it was last known to be empty.
      const counted = new Map<number, number>();
      let isOutcomeOpen = false;
      let ordersKnown = 0;
      const stored = () => new Map(storage.read().map(({ item, quantity }) => [item.id, quantity]));
      const settle = async () => {
        await vi.advanceTimersByTimeAsync(0);
        world.spread();
      };

      for (const happened of sequence) {
        eventCount += 1;
        const before = posts.length;
        const wasOpen = isOutcomeOpen;
        if (happened.type === 'add') {
          tabs[happened.tab].cart.change({ type: 'item.added', item: menu.get(happened.id) ?? dish(happened.id, 500) });
          counted.set(happened.id, (counted.get(happened.id) ?? 0) + 1);
        } else if (happened.type === 'plus' || happened.type === 'minus') {
          const step = happened.type === 'plus' ? 1 : -1;
          tabs[happened.tab].cart.change({ type: step > 0 ? 'line.increased' : 'line.decreased', id: happened.id });
          const quantity = counted.get(happened.id);
          if (quantity !== undefined) counted.set(happened.id, quantity + step);
          if (counted.get(happened.id) === 0) counted.delete(happened.id);
        } else if (happened.type === 'remove') {
          tabs[happened.tab].cart.change({ type: 'line.removed', id: happened.id });
          counted.delete(happened.id);
        } else if (happened.type === 'undo') {
          const { removed } = tabs[happened.tab].cart.actor.getSnapshot().context;
          tabs[happened.tab].cart.change({ type: 'removal.undone' });
          if (removed && !counted.has(removed.line.item.id)) counted.set(removed.line.item.id, removed.line.quantity);
        } else if (happened.type === 'price') menu.set(happened.id, dish(happened.id, happened.price));
        else if (happened.type === 'gone') menu.delete(happened.id);
        else if (happened.type === 'order') {
          const { cart, checkout } = tabs[happened.tab];
          checkout.send({ type: 'order.requested', lines: cart.actor.getSnapshot().context.lines });
        } else if (happened.type === 'check') tabs[happened.tab].checkout.send({ type: 'outcome.checked' });
        else if (happened.type === 'wait') await vi.advanceTimersByTimeAsync(happened.milliseconds);
        else {
          const [post] = posts;
          post?.settle(happened.answer);
          if (post && happened.answer.startsWith('lost')) isOutcomeOpen = true;
          if (post && happened.answer === 'taken') counted.clear();
        }
        await settle();

        if (happened.type === 'check' && wasOpen) {
          isOutcomeOpen = false;
          if (orders.length > ordersKnown && stored().size === 0) counted.clear();
        }
        if (!isOutcomeOpen) ordersKnown = orders.length;
        expect(posts.length, 'one order at a time').toBeLessThanOrEqual(1);
        if (posts.length > before) {
          postCount += 1;
          expect(wasOpen, 'nothing is sent while an outcome is open').toBe(false);
          const [sent] = posts;
          const { lines: draft = [], subtotal, tax, total } = sent?.draft ?? {};
          expect(draft.length, 'an empty cart is never sent').toBeGreaterThan(0);
          expect({ subtotal, tax, total }).toEqual(exactTotals(draft));
          expect(
            draft.every(({ foodId, quantity }) => counted.get(foodId) === quantity),
            'what is sent is what lies in the cart',
          ).toBe(true);
        }
        expect(stored(), `after ${JSON.stringify(happened)}`).toEqual(counted);
        for (const { cart } of tabs) {
          expect(new Map(cart.actor.getSnapshot().context.lines.map(({ item, quantity }) => [item.id, quantity]))).toEqual(counted);
        }
      }
      world.close();
    }),
    { seed: 1971, numRuns: sequenceCount },
  );
  expect(postCount).toBeGreaterThan(sequenceCount / 10);
  console.log(`${String(sequenceCount)} sequences, ${String(eventCount)} events, ${String(postCount)} orders sent`);
}, 600_000);
