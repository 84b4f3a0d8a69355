/**
 * Runs `work` while no other tab runs work of the same name. Waits at most `patienceMs`, then goes on without the lock; never steals.
 * Where the browser has no Web Locks (insecure page, sandboxed frame) the work simply runs (TRAPS T3, T4).
 */
export async function withTabLock<T>(name: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const locks = tabLocks();
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  let hasStarted = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      hasStarted = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (hasStarted) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work` if no other tab holds the lock, else resolves to `held`. */
export async function ifTabLockIsFree<T, H>(name: string, work: () => Promise<T>, held: H): Promise<T | H> {
  const locks = tabLocks();
  if (!locks) return work();
  return await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(held)));
}

function tabLocks(): LockManager | null {
  try {
    return navigator.locks ?? null;
  } catch {
    return null;
  }
}
