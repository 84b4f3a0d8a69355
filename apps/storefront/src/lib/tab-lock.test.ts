import { afterEach, expect, it, vi } from 'vitest';
import { ifTabLockIsFree, withTabLock } from './tab-lock.ts';

type Work = (lock: object | null) => Promise<unknown>;
interface Options {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** Web Locks of which another tab holds every one until `release`. */
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
const use = (locks: object | undefined) => vi.stubGlobal('navigator', { locks });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['free', freeLocks],
  ['missing', undefined],
  ['refused by the browser', brokenLocks],
])('works at once when the lock is %s', async (_, locks) => {
  use(locks);
  await expect(withTabLock('renewal', 1000, async () => 'done')).resolves.toBe('done');
  await expect(ifTabLockIsFree('checkout', async () => 'done', 'held')).resolves.toBe('done');
});

it('waits for another tab', async () => {
  const locks = heldLocks();
  use(locks);
  const work = vi.fn(async () => 'done');
  const working = withTabLock('renewal', 1000, work);
  await vi.waitFor(() => expect(locks.isWaitedFor()).toBe(true));
  expect(work).not.toHaveBeenCalled();
  locks.release();
  await expect(working).resolves.toBe('done');
});

it('goes on without the lock when its patience is over', async () => {
  vi.useFakeTimers();
  use(heldLocks());
  const working = withTabLock('renewal', 1000, async () => 'done');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(working).resolves.toBe('done');
});

it('leaves alone what another tab holds', async () => {
  use(heldLocks());
  const work = vi.fn(async () => 'done');
  await expect(ifTabLockIsFree('checkout', work, 'held')).resolves.toBe('held');
  expect(work).not.toHaveBeenCalled();
});

it.each([freeLocks, undefined])('a failure of the work is the caller’s, and does not run it twice', async (locks) => {
  use(locks);
  const work = vi.fn(() => Promise.reject(new Error('no')));
  await expect(withTabLock('renewal', 1000, work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

it('hands the result over at once, and keeps the lock until what was written has reached the other tabs', async () => {
  vi.useFakeTimers();
  const released = vi.fn();
  use({ request: (_name: string, _options: Options, work: Work) => work({}).then(released) });
  await expect(withTabLock('renewal', 1000, async () => 'done')).resolves.toBe('done');
  await vi.advanceTimersByTimeAsync(249);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(released).toHaveBeenCalledTimes(1);
});

it('waits for what this tab itself still keeps, and never tells it as another’s', async () => {
  vi.useFakeTimers();
  let isHeld = false;
  const request = async (_name: string, { ifAvailable }: Options, work: Work) => {
    if (isHeld && ifAvailable) return work(null);
    isHeld = true;
    return work({}).finally(() => (isHeld = false));
  };
  use({ request });
  await expect(ifTabLockIsFree('order', async () => 'first', 'held')).resolves.toBe('first');
  const second = ifTabLockIsFree('order', async () => 'second', 'held');
  await vi.advanceTimersByTimeAsync(250);
  await expect(second).resolves.toBe('second');
});
