const selector =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="menuitem"], [role="menuitemradio"], [tabindex="0"]';

/** Whether an element has a box that a person can see. What is hidden for screen readers only is 1 px large. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** The controls of the page that can be operated now: not those behind a modal dialog. */
export const visibleControls = (): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (element) => isVisible(element) && element.closest('[inert], [aria-hidden="true"]') === null,
  );

/** Whether an input is transparent and covers what is painted in its place. */
function isCover(control: Element): boolean {
  const { appearance, borderStyle, opacity, position } = getComputedStyle(control);
  return control.localName === 'input' && position === 'absolute' && (opacity === '0' || (appearance === 'none' && borderStyle === 'none'));
}

/** What is painted for a control: the label around an input that only covers it, otherwise the control. */
export const paintedPart = (control: Element): Element =>
  isCover(control) ? (control.closest('label') ?? control.parentElement ?? control) : control;

/** Names an element in an error: 'button "Save"'. */
export function describe(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const field = element instanceof HTMLInputElement ? ` (${element.type}, ${element.labels?.[0]?.textContent ?? ''})` : '';
  // The debug ids of vanilla-extract name the style: 'button_content__1x2y3z4'.
  const style = (element.getAttribute('class') ?? '').split(' ').map((name) => name.replace(/__.*/, ''));
  return `${element.localName}.${[...new Set(style)].join('.')} "${name}"${field}`;
}

/** Finishes transitions and animations, so that computed styles are the final ones. Infinite animations are cancelled: they cannot be finished. */
export function finishAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
