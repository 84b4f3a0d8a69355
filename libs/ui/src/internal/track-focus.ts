/**
 * Returns whether the page and the focus are still what they are now. A menu or a dialog whose code comes late must not open over another page, or take
 * the focus from another field.
 */
export function trackFocus(): () => boolean {
  const { href } = location;
  const { activeElement } = document;
  return () => location.href === href && document.activeElement === activeElement;
}
