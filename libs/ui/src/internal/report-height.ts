/** The custom property that `reportHeight` sets, with the height of an element in pixels. */
export const heightProperty = '--own-height';

/** A ref: keeps `heightProperty` up to date, for a style that depends on the height of its own element. */
export function reportHeight(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => element.style.setProperty(heightProperty, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
