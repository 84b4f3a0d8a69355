import { eventually } from './eventually.ts';

const name = 'my-food-checkout';

/** Waits until no order holds the lock: one is kept a moment longer than its work, for the other tabs. */
export const orderLockFree = () =>
  eventually(async () => {
    const { held = [] } = await navigator.locks.query();
    if (held.some((lock) => lock.name === name)) throw new Error('An order is still under way.');
  });

/** Takes the lock, as another tab does that orders; the answer gives it back. */
export async function takeOrderLock(): Promise<() => void> {
  await orderLockFree();
  return new Promise((taken) => {
    void navigator.locks.request(name, () => new Promise<void>((giveBack) => taken(giveBack)));
  });
}
