// Init scripts of the benchmarks. Each function is self-contained: it is serialised and run in the page.

/** Measures from a user event until its result is painted: call `expectPaint`, act, then await `painted`. */
export function installPaintTimer() {
  let startedAt = null;
  let paintTime = null;
  const begin = (event) => (startedAt ??= event.timeStamp);
  for (const type of ['pointerup', 'keydown', 'input', 'change']) addEventListener(type, begin, { capture: true });
  /** The expected text content of the first element of each selector. */
  const isShown = (expected) =>
    Object.entries(expected).every(([selector, text]) => document.querySelector(selector)?.textContent === text);
  /** Element Timing reports when an element is painted, so a marker is added in the same frame. */
  const presented = () =>
    new Promise((resolve) => {
      const mark = Object.assign(document.createElement('span'), { textContent: '·' });
      mark.setAttribute('elementtiming', 'expected');
      mark.style.cssText = 'position: fixed; inset: auto auto 0 0';
      document.body.append(mark);
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        mark.remove();
        resolve(list.getEntries()[0].renderTime);
      }).observe({ type: 'element' });
    });
  globalThis.expectPaint = (expected) => {
    startedAt = null;
    paintTime = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (startedAt === null || !isShown(expected)) return;
        observer.disconnect();
        void presented().then((at) => resolve(at - startedAt));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  };
  globalThis.painted = () => paintTime;
}

/**
 * Counts frames between `countFrames` and `framesCounted`: frames due, frames dropped by the main thread, and frames with a spacer in the viewport.
 * The animation frame callback runs before the list handles the scroll, so it sees what the user saw.
 */
export function installFrameCounter() {
  const due = 1000 / 60;
  let frames = [];
  let blank = 0;
  let isCounting = false;
  const isInWindow = ({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > 0;
  const count = (at) => {
    if (!isCounting) return;
    frames.push(at);
    const spacers = document.querySelectorAll('main li[aria-hidden="true"]');
    if ([...spacers].some((spacer) => isInWindow(spacer.getBoundingClientRect()))) blank += 1;
    requestAnimationFrame(count);
  };
  globalThis.countFrames = () => {
    frames = [];
    blank = 0;
    isCounting = true;
    requestAnimationFrame(count);
  };
  globalThis.framesCounted = () => {
    isCounting = false;
    const wanted = Math.round((frames.at(-1) - frames[0]) / due);
    return { wanted, dropped: Math.max(0, wanted - (frames.length - 1)), blank, frames: frames.length };
  };
}

/** Collects main-thread tasks over 50 ms; `longTasks` returns their durations and clears them. */
export function installLongTasks() {
  let tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  globalThis.longTasks = async () => {
    // They are reported some time after they end.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const durations = tasks.map(({ duration }) => duration);
    tasks = [];
    return durations;
  };
}
