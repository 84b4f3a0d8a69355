// What the benchmarks run inside the page. Each function stands alone: it is sent as text.

/** Times from a person's event until the frame that shows the answer was drawn: `expectAnswer`, the act, `answerPainted`. */
export function installAnswerClock() {
  let startedAt = null;
  let painted = null;
  const begin = (event) => (startedAt ??= event.timeStamp);
  for (const type of ['pointerdown', 'keydown', 'input', 'change']) addEventListener(type, begin, { capture: true });
  /** An answer is what the first element of each selector says. */
  const isShown = (answer) => Object.entries(answer).every(([selector, text]) => document.querySelector(selector)?.textContent === text);
  globalThis.expectAnswer = (answer) => {
    startedAt = null;
    painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (startedAt === null || !isShown(answer)) return;
        observer.disconnect();
        // A message posted in the frame's callback is delivered after the frame was drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - startedAt);
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  };
  globalThis.answerPainted = () => painted;
}

/** Counts frames between `countFrames` and `framesCounted`: those that were due, and those the page did not draw. */
export function installFrameCounter() {
  const due = 1000 / 60;
  let frames = [];
  let isCounting = false;
  const count = (at) => {
    if (!isCounting) return;
    frames.push(at);
    requestAnimationFrame(count);
  };
  globalThis.countFrames = () => {
    frames = [];
    isCounting = true;
    requestAnimationFrame(count);
  };
  globalThis.framesCounted = () => {
    isCounting = false;
    const wanted = Math.round((frames.at(-1) - frames[0]) / due);
    return { wanted, dropped: Math.max(0, wanted - (frames.length - 1)) };
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
