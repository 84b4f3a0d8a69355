/** Pixels between an element and the edges of the viewport. */
const margin = 8;

/** Moves a fixed element above or below `anchor`, centred and inside the viewport; to the other side if it does not fit. */
export function placeBeside(element: HTMLElement | null, anchor: HTMLElement | null, placement: 'above' | 'below'): void {
  if (element === null || anchor === null) return;
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  const largest = document.documentElement.clientWidth - offsetWidth - margin;
  // A gutter on the left moves the origin of a fixed element.
  element.style.transform = 'none';
  const origin = element.getBoundingClientRect().left;
  const x = Math.max(margin, Math.min(left - origin + width / 2 - offsetWidth / 2, largest));
  const fitsAbove = top >= offsetHeight;
  const fitsBelow = bottom + offsetHeight <= window.innerHeight;
  const isAbove = placement === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const y = isAbove ? top - offsetHeight : bottom;
  element.style.transform = `translate(${String(Math.round(x))}px, ${String(Math.round(y))}px)`;
}
