import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharedRecords } from '../testing/shared-records.ts';
import { createTabLocks, type TabLocks } from './tab-lock.ts';

type Work = (lock: object | null) => Promise<unknown>;
interface Options {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** Web Locks that another tab holds until `release`. */
function heldLocks() {
  const waiting: (() => void)[] = [];
  const request = (_name: string, { ifAvailable, signal }: Options, work: Work) =>
    ifAvailable
      ? work(null)
      : new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          waiting.push(() => resolve(work({})));
        });
  return { request, isWaitedFor: () => waiting.length > 0, release: () => waiting.forEach((start) => start()) };
}
const freeLocks = { request: (_name: string, _options: Options, work: Work) => work({}) };
const brokenLocks = { request: () => Promise.reject(new DOMException('not here', 'SecurityError')) };
const locksOf = (locks: object | undefined, records = createSharedRecords()): TabLocks => {
  vi.stubGlobal('navigator', { locks });
  return createTabLocks({ updateRecord: records.update });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['free', freeLocks],
  ['missing', undefined],
  ['refused by the browser', brokenLocks],
])('runs at once when the lock is %s', async (_, locks) => {
  const tab = locksOf(locks);
  await expect(tab.run('renewal', 1000, async () => 'done')).resolves.toBe('done');
  await expect(tab.runIfFree('checkout', async () => 'done')).resolves.toBe('done');
});

it('waits for another tab', async () => {
  const locks = heldLocks();
  const tab = locksOf(locks);
  const work = vi.fn(async () => 'done');
  const working = tab.run('renewal', 1000, work);
  await vi.waitFor(() => expect(locks.isWaitedFor()).toBe(true));
  expect(work).not.toHaveBeenCalled();
  locks.release();
  await expect(working).resolves.toBe('done');
});

it('runs without the lock after the timeout', async () => {
  vi.useFakeTimers();
  const working = locksOf(heldLocks()).run('renewal', 1000, async () => 'done');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(working).resolves.toBe('done');
});

it('does not run if another tab holds the lock', async () => {
  const work = vi.fn(async () => 'done');
  await expect(locksOf(heldLocks()).runIfFree('checkout', work)).resolves.toBe('locked');
  expect(work).not.toHaveBeenCalled();
});

it.each([freeLocks, undefined])('rejects with the error of the work, and does not run it twice', async (locks) => {
  const work = vi.fn(() => Promise.reject(new Error('no')));
  await expect(locksOf(locks).run('renewal', 1000, work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

it('resolves at once, and holds the lock until writes have reached the other tabs', async () => {
  vi.useFakeTimers();
  const released = vi.fn();
  const tab = locksOf({ request: (_name: string, _options: Options, work: Work) => work({}).then(released) });
  await expect(tab.run('renewal', 1000, async () => 'done')).resolves.toBe('done');
  await vi.advanceTimersByTimeAsync(249);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(released).toHaveBeenCalledTimes(1);
});

it('waits for a lock that this tab is still releasing', async () => {
  vi.useFakeTimers();
  let isHeld = false;
  const request = async (_name: string, { ifAvailable }: Options, work: Work) => {
    if (isHeld && ifAvailable) return work(null);
    isHeld = true;
    return work({}).finally(() => (isHeld = false));
  };
  const tab = locksOf({ request });
  await expect(tab.runIfFree('order', async () => 'first')).resolves.toBe('first');
  const second = tab.runIfFree('order', async () => 'second');
  await vi.advanceTimersByTimeAsync(250);
  await expect(second).resolves.toBe('second');
});

describe('without Web Locks', () => {
  const openTwo = () => {
    vi.useFakeTimers();
    const records = createSharedRecords();
    return { records, one: locksOf(undefined, records), other: locksOf(undefined, records) };
  };

  it('one tab works at a time; the other waits or skips the work', async () => {
    const { one, other } = openTwo();
    const order: string[] = [];
    const slow = one.run('renewal', 90_000, async () => {
      await new Promise((resolve) => setTimeout(resolve, 12_500));
      order.push('one');
    });
    await vi.advanceTimersByTimeAsync(0);
    await expect(other.runIfFree('renewal', async () => 'done')).resolves.toBe('locked');
    const waiting = other.run('renewal', 90_000, async () => void order.push('other'));
    await vi.advanceTimersByTimeAsync(13_000);
    await Promise.all([slow, waiting]);
    expect(order).toEqual(['one', 'other']);
  });

  it('the lease of a crashed tab expires after ten seconds', async () => {
    const { records, other } = openTwo();
    await records.update('order', () => ({ owner: 'gone', until: Date.now() + 10_000 }));
    await expect(other.runIfFree('order', async () => 'done')).resolves.toBe('locked');
    const waiting = other.run('order', 90_000, async () => 'done');
    await vi.advanceTimersByTimeAsync(10_100);
    await expect(waiting).resolves.toBe('done');
  });

  it('a lease from before the clock was set back is ignored', async () => {
    const { records, other } = openTwo();
    await records.update('order', () => ({ owner: 'gone', until: Date.now() + 3_600_000 }));
    await expect(other.runIfFree('order', async () => 'done')).resolves.toBe('done');
  });

  it('runs without a lock where nothing can be stored', async () => {
    vi.stubGlobal('navigator', {});
    const tab = createTabLocks({ updateRecord: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    await expect(tab.runIfFree('order', async () => 'done')).resolves.toBe('done');
  });
});
