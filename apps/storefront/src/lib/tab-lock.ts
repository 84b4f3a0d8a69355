/**
 * Runs `work` while no other tab runs work of the same name, and tells it whether it had to wait for one. Waits at most `patienceMs`, then goes
 * on without the lock; never steals. Where the browser has no Web Locks (insecure page, sandboxed frame) the work simply runs (TRAPS T3, T4).
 */
export async function withTabLock<T>(name: string, patienceMs: number, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const held = Symbol('held');
  const atOnce = await ifTabLockIsFree(name, () => work(false), held);
  if (atOnce !== held) return atOnce;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  const start = () => {
    clearTimeout(timer);
    return work(true);
  };
  return request(name, { signal: waiting.signal }, start, start);
}

/** Runs `work` if no other tab holds the lock, else resolves to `held`. */
export async function ifTabLockIsFree<T, H>(name: string, work: () => Promise<T>, held: H): Promise<T | H> {
  return request<T | H>(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(held)), work);
}

/** `unlocked` runs where no lock can be had, for whatever reason. */
async function request<T>(
  name: string,
  options: LockOptions,
  locked: (lock: Lock | null) => Promise<T>,
  unlocked: () => Promise<T>,
): Promise<T> {
  let hasStarted = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasStarted = true;
      return locked(lock);
    });
  } catch (error) {
    if (hasStarted) throw error;
    return await unlocked();
  }
}
