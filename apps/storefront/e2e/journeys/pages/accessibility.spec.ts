import { axeOptions } from '@my-food/ui/stories/axe-options';
import type { Locator, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, test, type Shop } from '../../shop.ts';

interface Screen {
  route: string;
  /** The content of each screen after all its data has loaded. */
  settled: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();

const forGuests: Screen[] = [
  { route: '', settled: (page) => page.getByRole('main').getByRole('link', { name: 'Drinks' }) },
  { route: 'food/?category=Drinks', settled: (page) => page.getByRole('button', { name: /Add to Order/ }).first() },
  { route: 'food/details/?id=1', settled: heading('More from') },
  { route: 'food/details/', settled: heading(/./) },
  { route: 'food/add-to-card/', settled: button('Proceed to Checkout') },
  { route: 'login/', settled: button('Login') },
  { route: 'register/', settled: button('Register') },
  { route: 'nowhere/', settled: heading(/./) },
];
const forCustomers: Screen[] = [
  { route: 'food/add-to-card/', settled: button('Remove') },
  { route: 'profile/', settled: button('Download') },
  { route: 'profile/update/', settled: button('Save changes') },
];
const forAdmins: Screen[] = [
  { route: 'profile/', settled: (page) => page.getByRole('link', { name: 'Manage Product' }) },
  { route: 'admin/products/?q=pitha', settled: button('Delete') },
  { route: 'admin/add-food/', settled: button('Add Food') },
  { route: 'admin/update-food/?id=1', settled: button('Update Food') },
  { route: 'admin/categorys/', settled: button('Delete') },
  { route: 'admin/add-category/', settled: button('Add Category') },
  { route: 'admin/update-category/?id=1', settled: button('Update Category') },
];

/** Waits for two consecutive frames without a running animation, so that axe does not see intermediate colours. */
const settleColors = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (;;) {
      await nextFrame();
      await nextFrame();
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });

const widths = [375, 1280];
/** The rules about colours. All others have the same result in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The axe violations of any impact at both widths and in both themes, best practices included. */
async function violationsOn(page: Page, route: string): Promise<string[]> {
  // Injected once, because navigations stay within the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settleColors(page);
      const options: RunOptions = { ...axeOptions, ...(colorScheme === 'dark' && { runOnly: colorRules }) };
      const violations = await page.evaluate(async (given) => {
        const results = await window.axe?.run(document, given);
        return results?.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
      }, options);
      found.push(...(violations ?? ['axe is missing']).map((violation) => `${route} (${String(width)} px, ${colorScheme}): ${violation}`));
    }
  }
  return found;
}

async function expectNoViolation(page: Page, shop: Shop, screens: Screen[]): Promise<void> {
  const found: string[] = [];
  for (const { route, settled } of screens) {
    await shop.open(route);
    await expect(settled(page)).toBeVisible();
    found.push(...(await violationsOn(page, route)));
  }
  expect(found).toEqual([]);
}

test.use({ backendOptions: { scenario: 'shop' } });

test('AC-148 axe finds no violation of any impact on a guest’s routes', ({ page, shop }) => expectNoViolation(page, shop, forGuests));

test('AC-148 axe finds no violation of any impact on a customer’s routes', async ({ page, shop }) => {
  await shop.open('food/?category=Drinks');
  await button('Add to Order')(page).click();
  await expect(button('Plus one')(page)).toBeVisible();
  await shop.signIn('customer');
  await expectNoViolation(page, shop, forCustomers);
});

test('AC-148 axe finds no violation of any impact on an admin’s routes', async ({ page, shop }) => {
  await shop.signIn('admin');
  await expectNoViolation(page, shop, forAdmins);
});

test('AC-356 with reduced motion, a chosen theme is in force at once, with no text left in the colours of the other', async ({
  page,
  shop,
}) => {
  await shop.open('login/');
  const dark = page.getByRole('button', { name: 'Dark' });
  await expect(dark).toBeVisible();
  const transitions = await dark.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return document.getAnimations().length;
  });
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(transitions).toBe(0);
});
