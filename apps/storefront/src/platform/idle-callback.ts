/** Time per slice without `requestIdleCallback` (Safari). Milliseconds. */
const sliceMs = 4;

/** How long work waits there while the first page is loading. Milliseconds. */
const loadingMs = 1_000;

/** Idle time that is left unused, so that the next frame is not late. Milliseconds. */
const reserveMs = 1;

/** A step runs after this time although the browser has not been idle: some of the work is needed, such as the filter of keys. Milliseconds. */
const timeoutMs = 5_000;

/** Runs work step by step when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(work: Iterator<unknown, void>): () => void {
  const schedule =
    'requestIdleCallback' in globalThis
      ? (run: (hasTime: () => boolean) => void) => {
          const handle = requestIdleCallback((deadline) => run(() => deadline.timeRemaining() > reserveMs), { timeout: timeoutMs });
          return () => cancelIdleCallback(handle);
        }
      : (run: (hasTime: () => boolean) => void) => {
          const handle = setTimeout(
            () => {
              const end = performance.now() + sliceMs;
              run(() => performance.now() < end);
            },
            globalThis.document?.readyState === 'complete' ? 0 : loadingMs,
          );
          return () => clearTimeout(handle);
        };
  const runSteps = (hasTime: () => boolean): void => {
    do if (work.next().done) return;
    while (hasTime());
    cancel = schedule(runSteps);
  };
  let cancel = schedule(runSteps);
  return () => cancel();
}

/** Work of a single step. */
export function* singleStep(work: () => unknown): Generator<void, void> {
  yield void work();
}
