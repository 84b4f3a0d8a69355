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
  await expect(withTabLock('renewal', 1000, async (hasWaited) => hasWaited)).resolves.toBe(false);
  await expect(ifTabLockIsFree('checkout', async () => 'done', 'held')).resolves.toBe('done');
});

it('waits for another tab, and says so', async () => {
  const locks = heldLocks();
  use(locks);
  const work = vi.fn(async (hasWaited: boolean) => hasWaited);
  const working = withTabLock('renewal', 1000, work);
  await vi.waitFor(() => expect(locks.isWaitedFor()).toBe(true));
  expect(work).not.toHaveBeenCalled();
  locks.release();
  await expect(working).resolves.toBe(true);
});

it('goes on without the lock when its patience is over', async () => {
  vi.useFakeTimers();
  use(heldLocks());
  const working = withTabLock('renewal', 1000, async (hasWaited) => hasWaited);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(working).resolves.toBe(true);
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
