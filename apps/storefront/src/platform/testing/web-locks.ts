import type { WebLocks } from '../tab-lock/tab-lock.ts';

/** A browser or page without Web Locks. */
export const missingWebLocks: WebLocks = { request: () => Promise.reject(new TypeError('no locks')) };

/** Web Locks of one browser. `close` is a tab that ends or crashes: its locks are released. */
export function createSharedWebLocks() {
  const queues = new Map<string, { owner: object; start: () => void }[]>();
  const leave = (name: string, entry: object) => {
    const queue = queues.get(name) ?? [];
    const rest = queue.filter((other) => other !== entry);
    queues.set(name, rest);
    if (queue[0] === entry) rest[0]?.start();
  };
  const openTab = () => {
    const owner = {};
    const locks: WebLocks = {
      request: (name, { ifAvailable = false }, work) =>
        new Promise((resolve, reject) => {
          const queue = queues.get(name) ?? [];
          if (ifAvailable && queue.length > 0) return resolve(work(null));
          const entry = {
            owner,
            start: () =>
              void Promise.resolve(work({}))
                .then(resolve, reject)
                .finally(() => leave(name, entry)),
          };
          queues.set(name, [...queue, entry]);
          if (queue.length === 0) entry.start();
        }),
    };
    const close = () => {
      for (const [name, queue] of queues) for (const entry of queue) if (entry.owner === owner) leave(name, entry);
    };
    return { locks, close };
  };
  return { openTab };
}
