import type { Page } from '@playwright/test';
import { expect, type Shop } from '../../shop.ts';

/**
 * The focused element if another one covers an end of its box, or if it is lower than 24 px (WCAG 2.5.8); 'end' behind the last stop, null
 * otherwise. Runs in the page.
 */
async function coveredFocus(): Promise<string | null> {
  // What scrolls, or is measured again, does so in the next frame. A second one would double the time of every stop.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
  // The skip link that has just lost the focus slides out.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  // Slides in above all else.
  if (focused.matches('[href="#main"]')) return null;
  // The input of a radio is invisible, and an arc of the carousel fills little of its box: what is seen is around them.
  const seen = focused.closest('label, svg') ?? focused;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const isSeen = (y: number) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    if (!hit) return false;
    // The text beside a link covers nothing.
    const around = getComputedStyle(hit).display === 'inline' ? hit.parentElement : hit;
    return seen.contains(hit) || around?.contains(seen) === true;
  };
  const middle = (top + bottom) / 2;
  const ends = [Math.min(top + 2, middle - 11), Math.max(bottom - 2, middle + 11)];
  const isTall = bottom - top > innerHeight / 2;
  if (isTall ? [...ends, innerHeight / 2].some(isSeen) : ends.every(isSeen)) return null;
  return `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 30)} at ${String(Math.round(top))}`;
}

/** The points of a grid in the box of a control where something else is, or where it is outside of the window. Runs in the page. */
export function coveredPoints(control: Element): { x: number; y: number }[] {
  const { left, top, width, height } = control.getBoundingClientRect();
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
    [0.2, 0.5, 0.8].map((down) => ({ x: Math.round(left + across * width), y: Math.round(top + down * height) })),
  );
  return points.filter(({ x, y }) => !control.contains(document.elementFromPoint(x, y)));
}

/** Walks through the focus stops of the page, forwards and back, and returns those that something covers. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(key);
      const problem = await page.evaluate(coveredFocus);
      if (problem === 'end') break;
      if (problem !== null) covered.push(`${key}: ${problem}`);
    }
  return covered;
}

/** The routes with a text of their page once its data has loaded: a page that grows later moves what has the focus. */
export async function expectNothingCovered(page: Page, shop: Shop, routes: Record<string, string>) {
  const covered: string[] = [];
  for (const [route, text] of Object.entries(routes)) {
    await shop.open(route);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    covered.push(...(await coveredStops(page)).map((stop) => `${route}: ${stop}`));
  }
  expect(covered).toEqual([]);
}
