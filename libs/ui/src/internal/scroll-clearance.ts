/** Between a focused element and the sheet. Pixels. */
const gap = 16;

/** What each rendered sheet covers of the window's lower edge. Pixels. */
const coveredHeights = new Map<Element, number>();

/** 0 for a sheet that is not sticky, or outside the viewport. */
function coveredHeight(sheet: Element): number {
  const { position, bottom } = getComputedStyle(sheet);
  const offset = position === 'sticky' ? parseFloat(bottom) : -1;
  return offset < 0 ? 0 : sheet.getBoundingClientRect().height + offset + gap;
}

/**
 * The ref of a sheet that sticks to the lower edge of the window. While it is rendered, what receives the focus is scrolled clear of its real
 * height (WCAG 2.4.11). The global styles do so for the tab bar.
 */
export function scrollClearance(sheet: Element | null): (() => void) | undefined {
  if (sheet === null) return undefined;
  const apply = () => {
    const height = Math.max(0, ...coveredHeights.values());
    document.documentElement.style.scrollPaddingBottom = height > 0 ? `${height}px` : '';
  };
  const update = () => {
    coveredHeights.set(sheet, coveredHeight(sheet));
    apply();
  };
  const observer = new ResizeObserver(update);
  observer.observe(sheet);
  // A lower window ends the stickiness without another size.
  window.addEventListener('resize', update);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', update);
    coveredHeights.delete(sheet);
    apply();
  };
}
