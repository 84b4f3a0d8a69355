import type { KnownNames } from './presses.ts';

/** State that survives navigations of a tab, in `window.name`. */
export interface TabMemory {
  /** The simulated time since the start. Milliseconds. */
  elapsedMs: number;
  /** The error of the user's clock. Milliseconds; negative when it is behind. */
  errorMs: number;
  knownNames: KnownNames;
  /** Whether the browser translates the page. */
  isTranslated: boolean;
  /** The initial history state of a duplicated tab. */
  historyState?: unknown;
}

export interface ProbeClock {
  setError(errorMs: number): void;
  /** The simulated time of the next long timer; null without one. */
  nextDue(): number | null;
  /** Advances the simulated time and runs due timers in order. */
  advance(elapsedMs: number): void;
  /** Resolves when no short timer is pending, or after `limitMs` of real time. */
  shortTimersDone(limitMs: number): Promise<void>;
}

declare global {
  interface Window {
    walkClock?: ProbeClock;
  }
}

/**
 * An init script. Timers above 600 ms run on simulated time, so that a toast of 4 s and a time limit of 80 s
 * take no real time and fire in the same order in every run. Shorter ones run ten times as fast, but none while a pointer presses: a press takes
 * no time, so no button is held. `Date` follows the simulated time
 * and the error of the user's clock.
 */
export function installClock(): void {
  if (window !== window.top || window.name === '') return;
  const maxShortMs = 600;
  const speedup = 10;
  const { setTimeout: startTimer, clearTimeout: stopTimer, Date: RealDate } = window;
  const waiting = new Map<number, { due: number; run: () => void }>();
  const short = new Set<number>();
  const listeners = new Set<() => void>();
  const { historyState, ...memory }: TabMemory = JSON.parse(window.name);
  let { elapsedMs, errorMs } = memory;
  window.name = JSON.stringify(memory);
  const storeMemory = () => (window.name = JSON.stringify({ ...JSON.parse(window.name), elapsedMs, errorMs }));
  storeMemory();
  if (historyState !== undefined) history.replaceState(historyState, '');
  let lastId = 1_000_000_000;
  let isPressing = false;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(type, () => (isPressing = type === 'pointerdown'), { capture: true });

  const settle = (id: number) => {
    if (short.delete(id) && short.size === 0) listeners.forEach((listener) => listener());
  };
  const setTimer = (handler: unknown, delay: unknown = 0, ...rest: unknown[]): number => {
    const run = () => {
      if (typeof handler === 'function') Reflect.apply(handler, window, rest);
    };
    const delayMs = Number(delay);
    if (delayMs > maxShortMs) {
      lastId += 1;
      waiting.set(lastId, { due: elapsedMs + delayMs, run });
      return lastId;
    }
    const fire = () => {
      if (isPressing) return void startTimer(fire);
      if (!short.has(id)) return;
      try {
        run();
      } finally {
        settle(id);
      }
    };
    const id: number = Number(startTimer(fire, delayMs / speedup));
    short.add(id);
    return id;
  };
  const clearTimer = (id: unknown): void => {
    const known = Number(id);
    if (waiting.delete(known)) return;
    stopTimer(known);
    settle(known);
  };
  const now = () => RealDate.now() + elapsedMs + errorMs;
  const date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Object.assign(window, { setTimeout: setTimer, clearTimeout: clearTimer, Date: date });

  const next = () => [...waiting].toSorted(([, one], [, other]) => one.due - other.due)[0];
  window.walkClock = {
    setError(milliseconds) {
      errorMs = milliseconds;
      storeMemory();
    },
    nextDue: () => next()?.[1].due ?? null,
    advance(until) {
      for (let timer = next(); timer && timer[1].due <= until; timer = next()) {
        const [id, { due, run }] = timer;
        waiting.delete(id);
        elapsedMs = Math.max(elapsedMs, due);
        run();
      }
      elapsedMs = Math.max(elapsedMs, until);
      storeMemory();
    },
    shortTimersDone: (limitMs) =>
      new Promise((resolve) => {
        if (short.size === 0) return resolve();
        const done = () => {
          listeners.delete(done);
          resolve();
        };
        listeners.add(done);
        startTimer(done, limitMs);
      }),
  };
}
