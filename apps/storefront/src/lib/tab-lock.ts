/** What was written under a lock reaches the other tabs a moment later than the lock does: it is kept that much longer. Milliseconds. */
const newsDelayMs = 250;

/**
 * Runs `work` while no other tab runs work of the same name. Waits at most `patienceMs`, then goes on without the lock; never steals.
 * Where the browser has no Web Locks (insecure page, sandboxed frame) the work simply runs (TRAPS T3, T4).
 */
export async function withTabLock<T>(name: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  const start = () => {
    clearTimeout(timer);
    return work();
  };
  return request(name, { signal: waiting.signal }, start, start);
}

/** What this very tab keeps after its work is done, until it is given back. */
const kept = new Map<string, Promise<unknown>>();

/** Runs `work` if no other tab holds the lock, else resolves to `held`. What this tab still keeps for the others' sake is waited for. */
export async function ifTabLockIsFree<T, H>(name: string, work: () => Promise<T>, held: H): Promise<T | H> {
  await kept.get(name);
  return request<T | H>(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(held)), work);
}

/** Hands the result over at once, whatever becomes of the lock. `unlocked` runs where no lock can be had. */
function request<T>(name: string, options: LockOptions, locked: (lock: Lock | null) => Promise<T>, unlocked: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let hasStarted = false;
    let asked: Promise<unknown> = Promise.resolve();
    const hold = async (lock: Lock | null) => {
      hasStarted = true;
      resolve(await locked(lock));
      if (!lock) return;
      kept.set(name, asked);
      await new Promise((release) => setTimeout(release, newsDelayMs));
    };
    const ask = async () => (asked = navigator.locks.request(name, options, hold));
    ask().catch((error: unknown) => (hasStarted ? reject(error) : unlocked().then(resolve, reject)));
  });
}
