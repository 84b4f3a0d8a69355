/** The custom property that `reportHeight` sets, with the height of an element in pixels. */
export const heightProperty = '--own-height';

/**
 * A ref: keeps `heightProperty` up to date, for a style that depends on the height of its own element. Not while the element has no box: descendants
 * inherit the property, so that the browser styles each of them anew.
 */
export function reportHeight(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = element;
    if (offsetHeight > 0) element.style.setProperty(heightProperty, `${offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
