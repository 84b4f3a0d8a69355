import { maxGap } from './filter-double-presses.ts';

/** The key press before, if it was of Enter. */
let lastEnter: { control: Element; time: number } | null = null;

/** Whether it is the second press of a double press on a control that has gone, such as 'Yes, Delete', and a script has moved the focus: Tab skips it. */
function isSecond({ key, target, timeStamp }: KeyboardEvent): boolean {
  if (key !== 'Enter' || lastEnter === null || lastEnter.control.isConnected) return false;
  return target instanceof HTMLElement && target.tabIndex < 0 && timeStamp - lastEnter.time < maxGap.time;
}

// Captured before every handler, those of overlays included.
window.addEventListener(
  'keydown',
  (event) => {
    // Keys of an input method: its Enter chooses a word, its Escape rejects it. 229: in Safari the composition has ended before the key that ends it.
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    // Browsers repeat the click of a button or a link, and the submission of a form, while Enter is held: one press acts once.
    else if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
    else if (isSecond(event)) event.stopImmediatePropagation();
    else lastEnter = event.key === 'Enter' && event.target instanceof Element ? { control: event.target, time: event.timeStamp } : null;
  },
  true,
);
