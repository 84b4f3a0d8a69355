/** Milliseconds of work at a time where the browser does not tell how much time it has (Safari). */
const slice = 4;

/** Ends before the frame that a person may wait for. */
const reserve = 1;

/** Does work that can wait, step by step, in the time the page has left over. Answers how to stop it. */
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

/** Work that is a single step. */
export function* inOneStep(work: () => unknown): Generator<void, void> {
  yield void work();
}
