// Init scripts of the benchmarks. Each function is self-contained: it is serialised and run in the page.

/** Measures from a user event until its result is painted: call `expectPaint`, act, then await `painted`. */
export function installAnswerClock() {
  let startedAt = null;
  let painted = null;
  const begin = (event) => (startedAt ??= event.timeStamp);
  for (const type of ['pointerup', 'keydown', 'input', 'change']) addEventListener(type, begin, { capture: true });
  /** The expected text content of the first element of each selector. */
  const isShown = (answer) => Object.entries(answer).every(([selector, text]) => document.querySelector(selector)?.textContent === text);
  /** Element Timing reports when an element is painted, so a marker is added in the same frame. */
  const presented = () =>
    new Promise((resolve) => {
      const mark = Object.assign(document.createElement('span'), { textContent: '·' });
      mark.setAttribute('elementtiming', 'answer');
      mark.style.cssText = 'position: fixed; inset: auto auto 0 0';
      document.body.append(mark);
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        mark.remove();
        resolve(list.getEntries()[0].renderTime);
      }).observe({ type: 'element' });
    });
  globalThis.expectAnswer = (answer) => {
    startedAt = null;
    painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (startedAt === null || !isShown(answer)) return;
        observer.disconnect();
        void presented().then((at) => resolve(at - startedAt));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  };
  globalThis.answerPainted = () => painted;
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
    const rooms = document.querySelectorAll('main li[aria-hidden="true"]');
    if ([...rooms].some((room) => isInWindow(room.getBoundingClientRect()))) blank += 1;
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
    const told = tasks.map(({ duration }) => duration);
    tasks = [];
    return told;
  };
}
