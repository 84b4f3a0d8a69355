import { describe, isVisible } from './controls.ts';

const tolerance = 3;

/** The part of the height of a line that letters do not reach, above and below. Lines closer than their font asks for overlap by it. */
const leading = 0.25;

interface TextBox {
  owner: Element;
  node: Node;
  box: DOMRect;
  /** What it scrolls or floats with. */
  layer: Element | null;
}

/** The closest ancestor that is out of the flow. Layers cover each other on purpose. */
function layerOf(element: Element): Element | null {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (/absolute|fixed|sticky/.test(getComputedStyle(each).position)) return each;
  return null;
}

/** Whether an element or an ancestor is hidden for screen readers only, or cuts its text off on purpose. */
function isCutOnPurpose(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { clipPath, webkitLineClamp, textOverflow, opacity } = getComputedStyle(each);
    if (clipPath !== 'none' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || opacity === '0') return true;
  }
  return false;
}

function visibleTexts(): TextBox[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: TextBox[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: owner } = node;
    if (owner === null || (node.nodeValue ?? '').trim() === '' || owner.matches('script, style, option')) continue;
    if (!isVisible(owner) || isCutOnPurpose(owner)) continue;
    range.selectNodeContents(node);
    const layer = layerOf(owner);
    for (const box of range.getClientRects()) {
      const { x, y, width, height } = box;
      if (width > 1) texts.push({ owner, node, layer, box: new DOMRect(x, y + height * leading, width, height * (1 - 2 * leading)) });
    }
  }
  return texts;
}

const areOverlapping = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;

const isInside = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.bottom <= outer.bottom + tolerance;

/** The closest ancestor that cuts its content off, if it cannot be scrolled to the text. */
function clippingAncestor(owner: Element): Element | null {
  for (let each: Element | null = owner; each !== null && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    if (/hidden|clip/.test(overflowX + overflowY)) return each;
  }
  return null;
}

const controlSelector = 'button, summary, label, td, th, [role="menuitem"]';

/** Judges the page with text of 200 % in the narrowest window: nothing is cut off, overlaps, leaves its control or widens the page. */
export function checkLargeText(): { problems: string[]; texts: number } {
  const root = document.documentElement;
  const texts = visibleTexts();
  const problems = new Set<string>();
  for (const [index, { owner, node, box, layer }] of texts.entries()) {
    const clipping = clippingAncestor(owner);
    if (clipping && !isInside(box, clipping.getBoundingClientRect())) problems.add(`${describe(owner)} is cut off`);
    const control = owner.closest(controlSelector);
    if (control && !isInside(box, control.getBoundingClientRect())) problems.add(`${describe(owner)} leaves its control`);
    for (const other of texts.slice(index + 1))
      if (other.layer === layer && other.node !== node && areOverlapping(box, other.box))
        problems.add(`${describe(owner)} overlaps ${describe(other.owner)}`);
  }
  if (root.scrollWidth > root.clientWidth + 1) problems.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  return { problems: [...problems], texts: texts.length };
}
