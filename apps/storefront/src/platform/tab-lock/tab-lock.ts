import { acquireLease, updateStoredRecord, type UpdateRecord } from './tab-lease.ts';

/** A lock is held this much longer: storage writes reach other tabs later than the release of the lock. Milliseconds. */
export const propagationDelayMs = 250;

/** Locks between the tabs of one browser. */
export interface TabLocks {
  /** Runs `work` with the lock `name`. Waits at most `timeoutMs`, then runs it without the lock; never steals. */
  run<T>(name: string, timeoutMs: number, work: () => Promise<T>): Promise<T>;
  /** Runs `work` if no other tab holds the lock, else resolves to `locked`. Waits for a lock that this tab is still releasing. */
  runIfFree<T>(name: string, work: () => Promise<T>): Promise<T | 'locked'>;
}

type Release = () => void;

/** The part of `navigator.locks` that is used. */
export interface WebLocks {
  request(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

interface TabLockOptions {
  webLocks?: WebLocks;
  updateRecord?: UpdateRecord;
}

/** Uses Web Locks, or leases in IndexedDB (an insecure page, a sandboxed frame). With neither the work runs without a lock. */
export function createTabLocks({ webLocks, updateRecord = updateStoredRecord }: TabLockOptions = {}): TabLocks {
  const released = new Map<string, Promise<void>>();

  const acquire = async (name: string, timeoutMs: number): Promise<Release | null> => {
    try {
      return await acquireWebLock(() => webLocks ?? navigator.locks, name, timeoutMs);
    } catch {
      const release = await acquireLease(name, timeoutMs, updateRecord).catch(() => () => Promise.resolve());
      return release && (() => void release().catch(() => undefined));
    }
  };

  const runLocked = async <T>(name: string, release: Release | null, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      if (release) {
        const releasing = new Promise<void>((resolve) => setTimeout(resolve, propagationDelayMs)).then(release);
        released.set(name, releasing);
      }
    }
  };

  return {
    run: async (name, timeoutMs, work) => runLocked(name, await acquire(name, timeoutMs), work),
    async runIfFree(name, work) {
      await released.get(name);
      const release = await acquire(name, 0);
      return release ? runLocked(name, release, work) : 'locked';
    },
  };
}

/** The locks of this page. One object for all: it remembers which ones the page has just released. */
export const tabLocks = createTabLocks();

/** Resolves to null if another tab holds the lock for longer than `timeoutMs`. Rejects without Web Locks. */
function acquireWebLock(webLocks: () => WebLocks, name: string, timeoutMs: number): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const giveUp = () => {
      waiting.abort();
      resolve(null);
    };
    const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
    const request = async () =>
      webLocks().request(name, timer === undefined ? { ifAvailable: true } : { signal: waiting.signal }, (lock) => {
        clearTimeout(timer);
        if (lock === null) {
          resolve(null);
          return;
        }
        return new Promise<void>((release) => resolve(release));
      });
    request().catch((error: unknown) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
