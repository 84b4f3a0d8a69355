/** Time per slice without `requestIdleCallback` (Safari). Milliseconds. */
const slice = 4;

/** Idle time that is left unused, so that the next frame is not late. Milliseconds. */
const reserve = 1;

/** Runs work step by step when the browser is idle. Returns a function that cancels it. */
export function runInSpareTime(work: Iterator<unknown, void>): () => void {
  const later =
    'requestIdleCallback' in globalThis
      ? (run: (hasTime: () => boolean) => void) => {
          const handle = requestIdleCallback((deadline) => run(() => deadline.timeRemaining() > reserve));
          return () => cancelIdleCallback(handle);
        }
      : (run: (hasTime: () => boolean) => void) => {
          const handle = setTimeout(() => {
            const end = performance.now() + slice;
            run(() => performance.now() < end);
          });
          return () => clearTimeout(handle);
        };
  const go = (hasTime: () => boolean): void => {
    do if (work.next().done) return;
    while (hasTime());
    stop = later(go);
  };
  let stop = later(go);
  return () => stop();
}

/** Work of a single step. */
export function* inOneStep(work: () => unknown): Generator<void, void> {
  yield void work();
}
