/** Between a focused element and the sheet. Pixels. */
const gap = 16;

const sheets = new Set<Element>();

/**
 * Reserves the space of the highest sheet. One that is not sticky, or far below the window, takes none. An application may select the style
 * attribute of the root.
 */
function update(): void {
  let height = 0;
  for (const sheet of sheets) {
    const { position, bottom } = getComputedStyle(sheet);
    if (position === 'sticky') height = Math.max(height, sheet.getBoundingClientRect().height + parseFloat(bottom) + gap);
  }
  document.documentElement.style.scrollPaddingBottom = height ? `${height}px` : '';
}

/** Called in a frame. After its paint, because a changed style of the root styles the whole document anew: a new page must not wait for it. */
const updateAfterPaint = (): void => void setTimeout(update);

/**
 * The ref of a sheet that sticks to the lower edge of the window. While it is rendered, what receives the focus is scrolled clear of its real
 * height (WCAG 2.4.11). The global styles do so for the tab bar.
 */
export function scrollClearance(sheet: Element | null): (() => void) | undefined {
  if (sheet === null) return undefined;
  sheets.add(sheet);
  const observer = new ResizeObserver(updateAfterPaint);
  observer.observe(sheet);
  // Once for all sheets: a lower window ends the stickiness without another size.
  window.addEventListener('resize', updateAfterPaint);
  return () => {
    observer.disconnect();
    sheets.delete(sheet);
    requestAnimationFrame(updateAfterPaint);
  };
}
