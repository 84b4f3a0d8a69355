/** The most that the two presses of a double press are apart: milliseconds and pixels. */
const maxGap = { time: 500, space: 40 };

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> & { control: Element };

let first: Press | null = null;

/** The count of a touch is not that of its presses. That of a key is 0. */
function isSecond({ detail, timeStamp, clientX, clientY }: MouseEvent, before: Press): boolean {
  const isNear =
    timeStamp - before.timeStamp < maxGap.time && Math.hypot(clientX - before.clientX, clientY - before.clientY) < maxGap.space;
  return matchMedia('(pointer: coarse)').matches ? detail > 0 && isNear : detail > 1;
}

// The second press of a double press does not act on what has taken the place of the first: 'Proceed to Checkout' where 'Add to Cart' was.
window.addEventListener(
  'click',
  (event) => {
    if (first && !first.control.isConnected && isSecond(event, first)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const { target, timeStamp, clientX, clientY } = event;
    const control = target instanceof Element && target.closest('a, button, [role]');
    first = control ? { timeStamp, clientX, clientY, control } : null;
  },
  true,
);
