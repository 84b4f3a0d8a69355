/** The most that the two presses of a double press are apart: milliseconds and pixels. */
export const maxGap = { time: 500, space: 40 };

/** `time`: of the press or, once its control was replaced, of that: on a slow line the next page comes late, and people press again until it does. */
interface Press {
  control: Element;
  time: number;
  clientX: number;
  clientY: number;
}

let first: Press | null = null;

/** The count of a touch is not that of its presses. That of a key is 0. */
function follows({ detail, timeStamp, clientX, clientY }: MouseEvent, before: Press): boolean {
  const isNear = timeStamp - before.time < maxGap.time && Math.hypot(clientX - before.clientX, clientY - before.clientY) < maxGap.space;
  return matchMedia('(pointer: coarse)').matches ? detail > 0 && isNear : detail > 1;
}

const replacement = new MutationObserver(() => {
  if (!first || first.control.isConnected) return;
  // The clock of the clicks.
  first.time = new Event('replaced').timeStamp;
  replacement.disconnect();
});

// Back, or an address entered by hand: the next press is meant for the page that it led to.
window.addEventListener('popstate', () => (first = null));

/*
 * The second press of a double press does not act on what has taken the place of the first: 'Proceed to Checkout' where 'Add to Cart' was. Nor does it act on
 * a control with `data-double-press="ignored"`: the first press of 'Proceed to Checkout' may just have shown another total.
 */
window.addEventListener(
  'click',
  (event) => {
    const { target, timeStamp, clientX, clientY } = event;
    const control = target instanceof Element ? target.closest('a, button, [role]') : null;
    const isIgnored = !first?.control.isConnected || control?.matches('[data-double-press="ignored"]');
    if (first && isIgnored && follows(event, first)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    first = control && { control, time: timeStamp, clientX, clientY };
    replacement.observe(document.body, { childList: true, subtree: true });
  },
  true,
);
