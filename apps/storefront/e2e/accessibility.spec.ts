import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Shop } from './shop.ts';
import { twoFrames } from './steps.ts';

interface Screen {
  route: string;
  /** What is on the screen once everything has been read. */
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

/** Waits until two frames in a row begin without a running animation: axe must not judge a colour that still changes. */
async function settleColors(page: Page): Promise<void> {
  await expect(async () => {
    await twoFrames(page);
    const running = await page.evaluate(async () => {
      const animations = document.getAnimations().filter(({ playState }) => playState === 'running');
      await Promise.allSettled(animations.map(({ finished }) => finished));
      return animations.length;
    });
    expect(running).toBe(0);
  }).toPass({ intervals: [0] });
}

/** What axe finds in either theme, of any impact, best practices included. */
async function barriersOn(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settleColors(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${route} (${colorScheme}): ${id} at ${target.join(' ')}`)),
    );
  }
  return found;
}

for (const width of [375, 1280]) {
  test.describe(`light and dark, ${String(width)} px`, () => {
    // Without motion: a colour on its way is not one to judge.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    const look = async (page: Page, shop: Shop, screens: Screen[]) => {
      const found: string[] = [];
      for (const { route, settled } of screens) {
        await shop.open(route);
        await expect(settled(page)).toBeVisible();
        found.push(...(await barriersOn(page, route)));
      }
      expect(found).toEqual([]);
    };

    test('AC-148 no route of a guest has a barrier of any impact', async ({ page, shop }) => {
      shop.server.backend.reset('shop');
      await look(page, shop, forGuests);
    });

    test('AC-148 no route of a customer has a barrier of any impact', async ({ page, shop }) => {
      shop.server.backend.reset('shop');
      await shop.open('food/?category=Drinks');
      await button('Add to Order')(page).click();
      await expect(button('Plus one')(page)).toBeVisible();
      await shop.signIn('customer');
      await look(page, shop, forCustomers);
    });

    test('AC-148 no route of an admin has a barrier of any impact', async ({ page, shop }) => {
      shop.server.backend.reset('shop');
      await shop.signIn('admin');
      await look(page, shop, forAdmins);
    });
  });
}
