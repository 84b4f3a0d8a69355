interface PendingTimer {
  dueAt: number;
  callback: () => void;
}

/** A browser takes a longer delay as none. Milliseconds. */
const maxDelay = 2 ** 31 - 1;

/**
 * A fake clock for timers longer than a second; shorter timers of tools and animations stay real. Not the fake timers of the test runner,
 * because stories also run in Storybook.
 *
 * `beforeEach: clock.install` in the story, `await clock.advance(ms)` in its play function.
 */
export function createStoryClock() {
  const timers = new Map<number, PendingTimer>();
  let elapsedMs = 0;
  let nextId = 1_000_000_000;

  const install = () => {
    const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;
    const realNow = Date.now;
    timers.clear();
    elapsedMs = 0;
    const startedAt = realNow();
    const openedAt = performance.now();
    Object.assign(Date, { now: () => startedAt + elapsedMs });
    Object.assign(performance, { now: () => openedAt + elapsedMs });
    Object.assign(window, {
      setTimeout: (callback: () => void, ms = 0, ...rest: unknown[]) => {
        if (ms <= 1000 || ms > maxDelay) return realSetTimeout(callback, ms, ...rest);
        timers.set(++nextId, { dueAt: elapsedMs + ms, callback });
        return nextId;
      },
      clearTimeout: (id: number) => (timers.delete(id) ? undefined : realClearTimeout(id)),
    });
    return () => {
      Object.assign(Date, { now: realNow });
      Reflect.deleteProperty(performance, 'now');
      Object.assign(window, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
    };
  };

  /**
   * Advances the clock by `ms` milliseconds and runs due timers in order. Waits for React first: outside of `act`, as in a built Storybook, the
   * effects that set or clear timers run in a later task.
   */
  const advance = async (ms: number) => {
    for (let task = 0; task < 3; task += 1) await new Promise((done) => setTimeout(done));
    const end = elapsedMs + ms;
    for (let due = nextDue(end); due !== undefined; due = nextDue(end)) {
      const [id, { dueAt, callback }] = due;
      timers.delete(id);
      elapsedMs = dueAt;
      callback();
    }
    elapsedMs = end;
  };

  const nextDue = (end: number) => [...timers].filter(([, { dueAt }]) => dueAt <= end).sort(([, a], [, b]) => a.dueAt - b.dueAt)[0];

  return { install, advance };
}
