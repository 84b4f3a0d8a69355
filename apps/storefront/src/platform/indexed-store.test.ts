import type { UseStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeLimit } from './indexed-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that responds when it is told to. */
function openDatabase() {
  const pending: (() => void)[] = [];
  const store: UseStore = async <T>() => {
    await new Promise<void>((resolve) => pending.push(resolve));
    return Promise.reject<T>(new Error('responded'));
  };
  return { store: withTimeLimit(store), respond: () => pending.splice(0).forEach((settle) => settle()), pending };
}
const read = (store: UseStore) => store('readonly', () => null).catch(({ message }: Error) => message);

it('AC-610 gives up a database that does not respond, and does not wait for it again', async () => {
  const { store, pending } = openDatabase();
  const first = read(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toBe('No response.');
  const second = read(store);
  await vi.advanceTimersByTimeAsync(0);
  expect([await second, pending.length]).toEqual(['No response.', 2]);
});

it('waits for a database again that has responded after all', async () => {
  const { store, respond } = openDatabase();
  const first = read(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toBe('No response.');
  respond();
  await vi.advanceTimersByTimeAsync(0);
  const second = read(store);
  await vi.advanceTimersByTimeAsync(4999);
  respond();
  expect(await second).toBe('responded');
});
