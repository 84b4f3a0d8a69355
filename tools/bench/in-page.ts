// Init scripts of the benchmarks. Each function is self-contained: it is serialised and run in the page.

/** The expected text content of the first element of each selector. */
export type Expected = Record<string, string>;

declare global {
  interface Window {
    expectPaint: (expected: Expected) => void;
    painted: () => Promise<number>;
    countFrames: () => void;
    framesCounted: () => { wanted: number; dropped: number; blank: number; frames: number };
    longTasks: () => Promise<number[]>;
  }
}

/** Measures from a user event until its result is painted: call `expectPaint`, act, then await `painted`. */
export function installPaintTimer() {
  let startedAt: number | null = null;
  let paintTime: Promise<number> = Promise.resolve(NaN);
  const begin = (event: Event) => void (startedAt ??= event.timeStamp);
  for (const type of ['pointerup', 'keydown', 'input', 'change']) addEventListener(type, begin, { capture: true });
  const isShown = (expected: Expected) =>
    Object.entries(expected).every(([selector, text]) => document.querySelector(selector)?.textContent === text);
  /** Element Timing reports when an element is painted, so a marker is added in the same frame. */
  const presented = () =>
    new Promise<number>((resolve) => {
      const mark = Object.assign(document.createElement('span'), { textContent: '·' });
      mark.setAttribute('elementtiming', 'expected');
      mark.style.cssText = 'position: fixed; inset: auto auto 0 0';
      document.body.append(mark);
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        mark.remove();
        const [entry] = list.getEntries();
        resolve(entry && 'renderTime' in entry ? Number(entry.renderTime) : NaN);
      }).observe({ type: 'element' });
    });
  window.expectPaint = (expected) => {
    startedAt = null;
    paintTime = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const from = startedAt;
        if (from === null || !isShown(expected)) return;
        observer.disconnect();
        void presented().then((at) => resolve(at - from));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  };
  window.painted = () => paintTime;
}

/**
 * Counts frames between `countFrames` and `framesCounted`: frames due, frames dropped by the main thread, and frames with a spacer in the viewport.
 * The animation frame callback runs before the list handles the scroll, so it sees what the user saw.
 */
export function installFrameCounter() {
  const due = 1000 / 60;
  let frames: number[] = [];
  let blank = 0;
  let isCounting = false;
  const isInWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top < innerHeight && bottom > 0;
  const count = (at: number) => {
    if (!isCounting) return;
    frames.push(at);
    const spacers = document.querySelectorAll('main li[aria-hidden="true"]');
    if ([...spacers].some((spacer) => isInWindow(spacer.getBoundingClientRect()))) blank += 1;
    requestAnimationFrame(count);
  };
  window.countFrames = () => {
    frames = [];
    blank = 0;
    isCounting = true;
    requestAnimationFrame(count);
  };
  window.framesCounted = () => {
    isCounting = false;
    const wanted = Math.round(((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / due);
    return { wanted, dropped: Math.max(0, wanted - (frames.length - 1)), blank, frames: frames.length };
  };
}

/** Collects main-thread tasks over 50 ms; `longTasks` returns their durations and clears them. */
export function installLongTasks() {
  let tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  window.longTasks = async () => {
    // They are reported some time after they end.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const durations = tasks.map(({ duration }) => duration);
    tasks = [];
    return durations;
  };
}
