import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../shop.ts';
import { addToOrder } from '../../steps.ts';

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' }, backendOptions: { scenario: 'shop' } });

const setRightToLeft = (page: Page) => page.evaluate(() => (document.documentElement.dir = 'rtl'));

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no bounding box.');
  return box;
}

test('the admin’s drawer opens from the right edge and closes over it', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await setRightToLeft(page);
  const drawer = page.getByRole('dialog', { name: 'Food Admin' });
  // The right edge of the bar, because a scrollbar narrows the page.
  const bar = await boxOf(page.getByRole('banner'));
  const edge = bar.x + bar.width;
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await expect.poll(async () => Math.round((await boxOf(drawer)).x + (await boxOf(drawer)).width)).toBe(Math.round(edge));
  expect((await boxOf(drawer)).x).toBeGreaterThan(40);
  // Back leaves the page, and the drawer with it.
  await page.evaluate(() => location.assign('#/admin/categorys/'));
  await expect(drawer).toBeHidden();
});

test('no screen is wider than the viewport; ‘More from …’ has the same order, begins on the right, and Back points there', async ({
  page,
  shop,
}) => {
  await shop.open('food/');
  await addToOrder(page, 'Kacchi Biryani');
  await expect(page.getByRole('button', { name: 'Plus one Kacchi Biryani' })).toBeVisible();
  for (const route of ['', 'food/', 'food/details/?id=1', 'food/add-to-card/', 'login/', 'register/', 'nowhere/']) {
    await shop.open(route);
    await setRightToLeft(page);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(isWider, route).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.open('food/details/?id=1');
  const more = page.getByRole('region', { name: /^More from/ });
  const words = await more.getByRole('heading', { level: 2 }).evaluate((heading) =>
    [...heading.childNodes].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(words).toEqual(words.toSorted((one, other) => one - other));
  const offsets = await more.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(offsets).toEqual(offsets.toSorted((one, other) => other - one));
  expect(offsets.length).toBe(4);
  const arrow = page.getByRole('link', { name: 'The whole menu' }).locator('svg');
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});
