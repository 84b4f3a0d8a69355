import { describe, isVisible } from './controls.ts';

/** Two boxes are mirror images within this number of px. Text of another direction is rounded differently. */
const tolerance = 2;

interface Insets {
  /** Distances in px from the edges of the parent. */
  left: number;
  right: number;
}

/** The closest ancestor that has a box. */
function parentBox(element: Element): Element | null {
  const { parentElement: parent } = element;
  return parent !== null && getComputedStyle(parent).display === 'contents' ? parentBox(parent) : parent;
}

/**
 * Boxes whose place is decided by the layout. Boxes within a line of text follow the direction of its letters, and what a script has placed is
 * placed again when it opens.
 */
function isPlaced(element: Element): boolean {
  const parent = parentBox(element);
  if (parent === null || !isVisible(element) || element.closest('svg *, [style*="transform"], [dir]') !== document.documentElement)
    return false;
  const around = getComputedStyle(parent).display;
  if (around === 'inline') return false;
  const { display, position } = getComputedStyle(element);
  return position === 'absolute' || position === 'fixed' || /flex|grid/.test(around) || !display.startsWith('inline');
}

function insetsOf(element: Element): Insets {
  const own = element.getBoundingClientRect();
  const around = (parentBox(element) ?? element).getBoundingClientRect();
  return { left: own.left - around.left, right: around.right - own.right };
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Judges the page from right to left: each box is the mirror image of itself, and nothing widens the page. */
export function checkRightToLeft(): { problems: string[]; boxes: number } {
  const root = document.documentElement;
  const placed = [...document.body.querySelectorAll('*')].filter(isPlaced).map((element) => ({ element, before: insetsOf(element) }));
  const overflowBefore = overflow();
  const direction = root.dir;
  root.dir = 'rtl';
  try {
    const problems = placed.flatMap(({ element, before }) => {
      const after = insetsOf(element);
      const isMirrored = Math.abs(before.left - after.right) <= tolerance && Math.abs(before.right - after.left) <= tolerance;
      return isMirrored
        ? []
        : [`${describe(element)} is not mirrored: ${Math.round(before.left)} px left, ${Math.round(after.right)} px right`];
    });
    if (overflow() > Math.max(overflowBefore, 1)) problems.push(`the page is ${overflow()} px too wide`);
    return { problems, boxes: placed.length };
  } finally {
    root.dir = direction;
  }
}
