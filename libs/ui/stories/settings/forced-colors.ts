import { describe, finishAnimations, isVisible, paintedPart, visibleControls } from './controls.ts';

/** What remains in forced colours, which remove shadows and replace all colours. */
const paintedProperties = [
  ...['color', 'background-color', 'background-image', 'opacity', 'display', 'visibility', 'font-weight', 'text-decoration-line'],
  ...['transform', 'mask-image', 'content', 'inline-size', 'block-size', 'stroke', 'stroke-width', 'fill'],
  ...['block-start', 'block-end', 'inline-start', 'inline-end'].flatMap((side) =>
    ['color', 'style', 'width'].map((part) => `border-${side}-${part}`),
  ),
  ...['outline-color', 'outline-style', 'outline-width'],
];

/** How an element and its content are painted, as text. */
function paintOf(root: Element): string {
  const parts: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && style.content === 'none') continue;
      parts.push(paintedProperties.map((property) => style.getPropertyValue(property)).join());
    }
  return parts.join('\n');
}

/** The states that people have to see: attributes, and `checked`, which is none. What is busy shows that instead. */
const states = [
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'data-selected',
  'disabled',
];

interface ElementState {
  element: Element;
  name: string;
}

/** The states on the page. A native checkbox is painted by the browser, in system colours. */
function visibleStates(): ElementState[] {
  const checked = [...document.querySelectorAll('input:checked')]
    .filter((element) => getComputedStyle(element).appearance === 'none')
    .map((element) => ({ element, name: 'checked' }));
  const withAttribute = states.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]:not([${name}="false"], [aria-busy="true"])`)].map((element) => ({ element, name })),
  );
  return [...checked, ...withAttribute].filter(
    ({ element }) => isVisible(paintedPart(element)) && element.closest('[aria-hidden="true"]') === null,
  );
}

/** Takes a state away, also from the container that repeats it as a data attribute. Returns a function that restores it. */
function removeState({ element, name }: ElementState): () => void {
  const copy = `data-${name.replace('aria-', '')}`;
  const carriers = [[element, name] as const, [element.closest(`[${copy}="true"]`), copy] as const].flatMap(([carrier, attribute]) => {
    const value = carrier?.getAttribute(attribute);
    return carrier && typeof value === 'string' ? [{ carrier, attribute, value }] : [];
  });
  const isChecked = element instanceof HTMLInputElement && name === 'checked';
  if (isChecked) element.checked = false;
  for (const { carrier, attribute } of carriers) carrier.removeAttribute(attribute);
  return () => {
    for (const { carrier, attribute, value } of carriers) carrier.setAttribute(attribute, value);
    if (isChecked) element.checked = true;
  };
}

/** A state counts as visible if its element, or what contains it, looks different without it. */
function isStateVisible(state: ElementState): boolean {
  const root = paintedPart(state.element).parentElement ?? state.element;
  finishAnimations();
  const before = paintOf(root);
  const restore = removeState(state);
  finishAnimations();
  const after = paintOf(root);
  restore();
  finishAnimations();
  return before !== after;
}

const isOpaque = (color: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(color);

function hasBorder(element: Element): boolean {
  const { borderBlockEndColor, borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element);
  return borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0 && isOpaque(borderBlockEndColor);
}

/** The colours that forced colours consist of, as computed values. */
function systemColors(): Set<string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const colors = ['CanvasText', 'ButtonText', 'LinkText', 'Highlight', 'GrayText'].map((color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(colors);
}

/** Shapes keep their own colours in forced colours, which may be those of the background. */
const isShapeVisible = (shape: Element, colors: Set<string>) => {
  const { stroke, fill } = getComputedStyle(shape);
  return colors.has(stroke) || colors.has(fill);
};

/** Whether a control has anything that forced colours paint: a border, text, a picture, or the look of the browser. */
function isControlVisible(control: Element, colors: Set<string>): boolean {
  const part = paintedPart(control);
  if (part instanceof SVGElement) return [...part.querySelectorAll('*')].some((shape) => isShapeVisible(shape, colors));
  if (control.matches('[type="checkbox"], [type="radio"], [type="range"]') && getComputedStyle(control).appearance !== 'none') return true;
  // A field may have its border around it and its buttons.
  const isField = part.matches('input, select, textarea');
  const framed = isField ? [part, part.parentElement, part.parentElement?.parentElement] : [part, ...part.querySelectorAll('*')];
  if (framed.some((element) => element && hasBorder(element))) return true;
  if (isField) return false;
  const shapes = [...part.querySelectorAll('svg *')];
  return part.textContent.trim() !== '' || shapes.some((shape) => isShapeVisible(shape, colors)) || part.querySelector('img') !== null;
}

/** A ring that keeps a colour of its own may have that of the background. */
function outlineOf(element: Element, pseudo: string | null, colors: Set<string>): string {
  const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
  const isVisibleOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && colors.has(outlineColor);
  return isVisibleOutline ? `${outlineStyle} ${outlineWidth}` : '';
}

/** The outlines at a control, around it and on what covers it; of a shape the strokes, too. */
function ringsAt(control: Element, colors: Set<string>): string {
  const around: Element[] = [...(control.parentElement?.querySelectorAll('*') ?? [control])];
  for (let parent = control.parentElement; parent !== null; parent = parent.parentElement) around.push(parent);
  const outlines = around.map((element) => [null, '::before', '::after'].map((pseudo) => outlineOf(element, pseudo, colors)).join(''));
  return outlines.join() + (control instanceof SVGElement ? paintOf(control) : '');
}

function blur() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
}

/** Focuses a control as the keyboard does. Returns whether a ring appears; `null` if the control does not take the focus. */
function showsFocus(control: HTMLElement | SVGElement, colors: Set<string>): boolean | null {
  blur();
  finishAnimations();
  const before = ringsAt(control, colors);
  control.focus({ preventScroll: true });
  if (document.activeElement !== control || !control.matches(':focus-visible')) return null;
  finishAnimations();
  return ringsAt(control, colors) !== before;
}

export interface ForcedColorsResult {
  problems: string[];
  /** How many controls have been judged. */
  controls: number;
  /** How many of them have taken the focus. */
  focused: number;
  /** How many states, such as checked and invalid, have been judged. */
  states: number;
}

/** Judges the page in forced colours: every control, its focus ring and its states are visible. */
export function checkForcedColors(): ForcedColorsResult {
  const controls = visibleControls();
  const colors = systemColors();
  const found = visibleStates();
  const focusable = controls.filter((control) => control.tabIndex >= 0 && !control.matches(':disabled'));
  const active = document.activeElement;
  blur();
  const hidden = found.filter((state) => !isStateVisible(state));
  const rings = focusable.map((control) => ({ control, isShown: showsFocus(control, colors) }));
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  return {
    controls: controls.length,
    focused: rings.filter(({ isShown }) => isShown !== null).length,
    states: found.length,
    problems: [
      ...controls.filter((control) => !isControlVisible(control, colors)).map((control) => `${describe(control)} is not visible`),
      ...rings.filter(({ isShown }) => isShown === false).map(({ control }) => `${describe(control)} shows no focus`),
      ...hidden.map(({ element, name }) => `${describe(element)} does not show ${name}`),
    ],
  };
}
