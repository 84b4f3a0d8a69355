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

/** Every so many comparisons a step ends. */
const stepLength = 200;

/** Returns a sorted copy, equal items as they came, but yields again and again on the way. */
export function* sortInSteps<T>(items: readonly T[], compare: (one: T, other: T) => number): Generator<void, readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += 16) {
    runs.push(items.slice(start, start + 16).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly T[])[] = [];
    for (let place = 0; place < runs.length; place += 2) {
      longer.push(yield* mergeInSteps(runs[place] ?? [], runs[place + 1] ?? [], compare));
      yield;
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* mergeInSteps<T>(left: readonly T[], right: readonly T[], compare: (one: T, other: T) => number): Generator<void, readonly T[]> {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  for (;;) {
    const [one, other] = [left[l], right[r]];
    if (one === undefined || other === undefined) return merged.concat(left.slice(l), right.slice(r));
    if (compare(one, other) <= 0) {
      merged.push(one);
      l += 1;
    } else {
      merged.push(other);
      r += 1;
    }
    if (merged.length % stepLength === 0) yield;
  }
}
