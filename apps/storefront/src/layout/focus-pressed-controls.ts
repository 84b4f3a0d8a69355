/*
 * Safari focuses no button or link that is pressed: a dialog that one opens would have nothing to give the focus back to. A key presses what has the focus.
 */
window.addEventListener(
  'click',
  ({ target, detail }) => {
    const control = target instanceof Element ? target.closest('a, button, [role]') : null;
    if (detail > 0 && control instanceof HTMLElement && document.activeElement?.contains(control))
      control.focus({ preventScroll: true, focusVisible: false });
  },
  true,
);
