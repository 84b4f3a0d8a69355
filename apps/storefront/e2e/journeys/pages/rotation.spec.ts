import type { Page } from '@playwright/test';
import { expect, isolatedTest as test } from '../../shop.ts';
import { expectIdleLayout, twoFrames } from '../../steps.ts';

const portrait = { width: 375, height: 812 };
/** Too low for fixed bars. */
const landscape = { width: 812, height: 375 };

test.use({ viewport: portrait, isMobile: true, hasTouch: true });

/** Position of the dish in the middle of the window, in its list. */
const middleDish = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(window.innerWidth * 0.45, window.innerHeight / 2);
    return Number(element?.closest('li')?.getAttribute('aria-posinset'));
  });

async function scrollTo(page: Page, part: number) {
  await page.evaluate((of) => window.scrollTo({ top: document.documentElement.scrollHeight * of, behavior: 'instant' }), part);
  await twoFrames(page);
  // The anchors are taken when the page rests.
  await page.clock.runFor(1000);
}

/** Most columns of the menu in these windows. */
const columns = 5;

for (const scenario of ['shop', 'manyDishes'] as const)
  test(`AC-637 a phone that is rotated shows the same dishes, ${scenario}`, async ({ page, shop }) => {
    shop.server.backend.reset(scenario);
    await page.clock.install();
    await shop.open('food/');
    await expectIdleLayout(page);
    await scrollTo(page, 0.5);
    const before = await middleDish(page);
    expect(before).toBeGreaterThan(columns);
    for (const viewport of [landscape, portrait]) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => Math.abs((await middleDish(page)) - before)).toBeLessThan(columns);
      await page.clock.runFor(1000);
      expect(Math.abs((await middleDish(page)) - before)).toBeLessThan(columns);
    }
  });

test('AC-637 a phone that is rotated shows the same field of a form', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('register/');
  await expectIdleLayout(page);
  await scrollTo(page, 0.5);
  const field = page.getByLabel('Gender');
  await expect(field).toBeInViewport();
  await page.setViewportSize(landscape);
  await expect(field).toBeInViewport();
  await page.clock.runFor(1000);
  await expect(field).toBeInViewport();
});
