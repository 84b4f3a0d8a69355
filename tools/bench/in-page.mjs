// What the benchmarks run inside the page. Each function stands alone: it is sent as text.

/** Times from a person's event until the answer was on the screen: `expectAnswer`, the act, `answerPainted`. */
export function installAnswerClock() {
  let startedAt = null;
  let painted = null;
  const begin = (event) => (startedAt ??= event.timeStamp);
  for (const type of ['pointerup', 'keydown', 'input', 'change']) addEventListener(type, begin, { capture: true });
  /** An answer is what the first element of each selector says. */
  const isShown = (answer) => Object.entries(answer).every(([selector, text]) => document.querySelector(selector)?.textContent === text);
  /** The browser tells when it has presented a marked element: one that is new in the frame of the answer. */
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
 * Counts frames between `countFrames` and `framesCounted`: those that were due, those the page's thread came late for, and of those it saw
 * the ones in which a row that was not drawn stood in the window. It is asked before the page answers the scrolling: that is what was seen.
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

/** Collects the tasks of the page over 50 ms; `longTasks` tells how long each took, and forgets them. */
export function installLongTasks() {
  let tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  globalThis.longTasks = async () => {
    // They are told a while after they ended.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const told = tasks.map(({ duration }) => duration);
    tasks = [];
    return told;
  };
}
