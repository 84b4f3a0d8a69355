import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { installFakeTime } from '../platform/testing/fake-time.ts';
import { dish, openTabs, type Outcome } from './testing/open-tabs.ts';

/** `SEQUENCES=10000` runs ten thousand. */
const sequenceCount = Number(process.env['SEQUENCES'] ?? 150);

const tab = fc.constantFrom(0 as const, 1 as const);
const id = fc.integer({ min: 1, max: 4 });
const answers: Outcome[] = ['accepted', 'refused', 'throttled', 'lost', 'lost, but accepted'];
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('add' as const), tab, id }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('plus' as const), tab, id }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('minus' as const), tab, id }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), tab, id }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('undo' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('price' as const), id, price: fc.integer({ min: 1, max: 99_999 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('unavailable' as const), id }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('order' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer' as const), answer: fc.constantFrom(...answers) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('check' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('list' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('choose' as const), tab, isAccepted: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), milliseconds: fc.constantFrom(0, 300, 6000, 30_000) }) },
);

installFakeTime();

/** Subtotal, tax and total by exact arithmetic (Behaviour 'HTTP'). */
function exactTotals(lines: readonly { price: number; quantity: number }[]) {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
  const tax = (subtotal * 5n + 50n) / 100n;
  return { subtotal: Number(subtotal), tax: Number(tax), total: Number(subtotal + tax) };
}

it.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])(
  'in random sequences in two tabs %s no line is lost, nothing is ordered twice, and every total is exact',
  async (_, hasWebLocks) => {
    let postCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 40, size: 'max' }), async (sequence) => {
        const page = new EventTarget();
        vi.stubGlobal('window', page);
        const shop = openTabs(page, { hasWebLocks });
        const { storage, menu, posts } = shop;
        const tabs = [shop.open(), shop.open()] as const;
        const current = [tabs[0], tabs[1]];
        const at = (index: 0 | 1) => current[index] ?? tabs[index];
        // The expected cart, and the lines of the pending order.
        const counted = new Map<number, number>();
        let sent: { foodId: number; quantity: number }[] = [];
        let placedCount = 0;
        const stored = () => new Map(storage.read().map(({ item, quantity }) => [item.id, quantity]));
        const settle = async () => {
          await vi.advanceTimersByTimeAsync(0);
          shop.dispatchStorageEvent();
        };

        for (const happened of sequence) {
          const before = posts.length;
          const earlier = shop.journal();
          const removedBefore = current.map(({ cart }) => cart.actor.getSnapshot().context.removed);
          if (happened.type === 'add') {
            at(happened.tab).cart.change({ type: 'item.added', item: menu.get(happened.id) ?? dish(happened.id, 500) });
            counted.set(happened.id, (counted.get(happened.id) ?? 0) + 1);
          } else if (happened.type === 'plus' || happened.type === 'minus') {
            const step = happened.type === 'plus' ? 1 : -1;
            at(happened.tab).cart.change({ type: step > 0 ? 'line.increased' : 'line.decreased', id: happened.id });
            const quantity = counted.get(happened.id);
            if (quantity !== undefined) counted.set(happened.id, quantity + step);
            if (counted.get(happened.id) === 0) counted.delete(happened.id);
          } else if (happened.type === 'remove') {
            at(happened.tab).cart.change({ type: 'line.removed', id: happened.id });
            counted.delete(happened.id);
          } else if (happened.type === 'undo') {
            const removed = removedBefore[happened.tab];
            at(happened.tab).cart.change({ type: 'removal.undone' });
            if (removed && !counted.has(removed.line.item.id)) counted.set(removed.line.item.id, removed.line.quantity);
          } else if (happened.type === 'price') menu.set(happened.id, dish(happened.id, happened.price));
          else if (happened.type === 'unavailable') menu.delete(happened.id);
          else if (happened.type === 'order') {
            const { cart, checkout } = at(happened.tab);
            checkout.send({ type: 'order.requested', lines: cart.actor.getSnapshot().context.lines });
          } else if (happened.type === 'check') at(happened.tab).checkout.send({ type: 'outcome.checked' });
          else if (happened.type === 'list') shop.listOrders();
          else if (happened.type === 'choose') {
            at(happened.tab).checkout.send({ type: happened.isAccepted ? 'candidate.accepted' : 'candidates.rejected' });
          } else if (happened.type === 'close') {
            at(happened.tab).close();
            current[happened.tab] = shop.open();
          } else if (happened.type === 'wait') await vi.advanceTimersByTimeAsync(happened.milliseconds);
          else posts[0]?.settle(happened.answer);
          await settle();

          const placed = [...new Set([...tabs, ...current])].reduce(
            (sum, { emitted }) => sum + emitted.filter((type) => type === 'order.placed').length,
            0,
          );
          for (; placedCount < placed; placedCount += 1) {
            for (const { foodId, quantity } of sent) {
              const rest = (counted.get(foodId) ?? 0) - quantity;
              if (rest > 0) counted.set(foodId, rest);
              else counted.delete(foodId);
            }
            sent = [];
          }
          if (posts.length > before) {
            postCount += 1;
            expect(earlier?.status ?? 'absent', 'nothing is sent while the outcome of another order is unknown').toBe('absent');
            const { lines: draft = [], subtotal, tax, total } = posts.at(-1)?.draft ?? {};
            expect(draft.length, 'an empty cart is never sent').toBeGreaterThan(0);
            expect({ subtotal, tax, total }).toEqual(exactTotals(draft));
            expect(
              draft.every(({ foodId, quantity }) => (counted.get(foodId) ?? 0) >= quantity),
              'the sent lines are in the cart',
            ).toBe(true);
            sent = draft;
          }
          expect(stored(), `after ${JSON.stringify(happened)}`).toEqual(counted);
          for (const { cart } of current) {
            expect(new Map(cart.actor.getSnapshot().context.lines.map(({ item, quantity }) => [item.id, quantity]))).toEqual(counted);
          }
        }
        current.forEach((open) => open.close());
      }),
      { seed: 1971, numRuns: sequenceCount },
    );
    expect(postCount).toBeGreaterThan(sequenceCount / 10);
  },
  600_000,
);
