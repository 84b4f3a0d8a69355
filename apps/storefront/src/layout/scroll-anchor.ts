// Scroll anchoring when the width changes, as when a phone is rotated: what is in the middle of the window stays there. The browser's own
// goes wrong when bars that are fixed in a high window are not in a low one, and when a list renders other rows.
import { runWhenIdle, singleStep } from '../platform/idle-callback.ts';

/** Layout and lists may change for so long after a change of the width. Milliseconds. */
const settlingTime = 500;
/** From the last scroll event until the anchors are taken. Milliseconds. */
const restingTime = 100;

/** The element in the middle of the window and its ancestors, with the height above the middle as a part of each. */
let anchors: [Element, number][] = [];
let width = window.innerWidth;
let isSettling = false;
let timer = 0;
let cancelMeasuring = (): void => undefined;

function takeAnchors() {
  const middle = window.innerHeight / 2;
  anchors = [];
  // At its top a page stays at its top.
  if (window.scrollY === 0) return;
  let element = document.elementFromPoint(window.innerWidth / 2, middle);
  for (; element?.closest('main'); element = element.parentElement) {
    const { top, height } = element.getBoundingClientRect();
    if (height > 0) anchors.push([element, (middle - top) / height]);
  }
}

function scrollToAnchor() {
  // A list may have removed its row.
  const rendered = anchors.find(([element]) => element.getClientRects().length > 0);
  if (!rendered) return;
  const [element, part] = rendered;
  const { top, height } = element.getBoundingClientRect();
  window.scrollBy({ top: top + part * height - window.innerHeight / 2, behavior: 'instant' });
}

const observer = new ResizeObserver(scrollToAnchor);

/** When idle, because a measurement in the middle of other work would lay out the page once more. */
function takeAnchorsIn(delay: number) {
  clearTimeout(timer);
  cancelMeasuring();
  timer = window.setTimeout(() => {
    isSettling = false;
    observer.disconnect();
    cancelMeasuring = runWhenIdle(singleStep(takeAnchors));
  }, delay);
}

window.addEventListener('resize', () => {
  if (window.innerWidth === width) return;
  width = window.innerWidth;
  isSettling = true;
  scrollToAnchor();
  observer.observe(document.body);
  takeAnchorsIn(settlingTime);
});
window.addEventListener(
  'scroll',
  () => {
    // Not the one that the change of the width causes.
    if (!isSettling) takeAnchorsIn(restingTime);
  },
  { passive: true },
);
takeAnchorsIn(restingTime);
