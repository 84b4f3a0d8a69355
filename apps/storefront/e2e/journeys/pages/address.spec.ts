import type { Page } from '@playwright/test';
import { pauseClock } from '../../clock.ts';
import { clockTest, expect, test } from '../../shop.ts';
import { addToOrder, expectQuantity, twoFrames } from '../../steps.ts';
import { delayRequests } from '../../delay-requests.ts';

/** Changes the hash every `pause` milliseconds, while the application is still loading. */
const goThrough = (page: Page, hashes: readonly string[], pause: number) =>
  page.evaluate(
    async ([steps, milliseconds]) => {
      for (const hash of steps) {
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
      }
    },
    [hashes, pause] as const,
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const pause of [40, 160]) {
  test(`URL and screen agree after changes ${pause} ms apart while the shop starts`, async ({ page, shop }) => {
    for (const before of [0, 60, 120, 240]) {
      await page.goto(`${shop.server.url}/?${String(pause)}-${String(before)}`, { waitUntil: 'commit' });
      await page.evaluate((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), before);
      await goThrough(page, ['#/profile/', '#/', '#/profile/update/'], pause);
      await expect(heading(page)).toHaveText('Login');
      await expect.poll(() => new URL(page.url()).hash).toBe('#/login/');
    }
  });

  test(`Back ${pause} ms into a reload of home shows the page of the URL`, async ({ page, shop }) => {
    await shop.open('food/');
    await addToOrder(page, 'Naan');
    await expectQuantity(page, 'Naan', 1);
    for (let round = 0; round < 3; round += 1) {
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      await expect(heading(page)).toHaveText(/Welcome to My Food/);
      await page.reload({ waitUntil: 'commit' });
      await page.evaluate(
        (milliseconds) =>
          new Promise<void>((resolve) => {
            addEventListener('popstate', () => resolve(), { once: true });
            setTimeout(() => history.back(), milliseconds);
          }),
        pause * (round + 1) * 0.5,
      );
      await expect.poll(() => new URL(page.url()).hash).toBe('#/food/add-to-card/');
      await expect(heading(page)).toHaveText('Your cart');
    }
  });
}

clockTest('AC-664 a search that is typed just before another page is opened does not bring the menu back', async ({ page, shop }) => {
  await page.clock.install();
  await shop.open('food/');
  const load = await delayRequests(page, /\/assets\/register\.page-[\w-]+\.js$/);
  await page.getByRole('searchbox').pressSequentially('naan');
  await page.evaluate(() => void (location.hash = '#/register/'));
  await page.clock.runFor(1000);
  load();
  await expect(heading(page)).toHaveText('Register');
  expect(new URL(page.url()).hash).toBe('#/register/');
});

clockTest(
  'AC-855 an arrow key that is held in the categories updates the URL once, and a link that is pressed meanwhile first',
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.open('food/');
    await expect(page.getByRole('radio', { name: 'Rice' })).toBeVisible();
    await pauseClock(page);
    await page.evaluate(() => {
      const writes: unknown[] = [];
      Object.assign(window, { writes });
      history.replaceState = (...args) => {
        writes.push(args[2]);
        History.prototype.replaceState.apply(history, args);
      };
    });
    const writeCount = () => page.evaluate(() => Reflect.get(window, 'writes').length);
    const category = () => new URL(page.url()).hash.replace(/.*category=/, '');
    await page.getByRole('radio', { name: 'All' }).focus();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await page.clock.runFor(30);
    };
    for (let count = 0; count < 61; count += 1) await press('ArrowRight');
    expect(await writeCount()).toBe(0);
    await page.clock.runFor(1000);
    await expect(page.getByRole('radio', { name: 'Pizza' })).toBeChecked();
    expect([await writeCount(), category()]).toEqual([1, 'Pizza']);
    await press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dal');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Curry' })).toBeChecked();
    expect(category()).toBe('Curry');
  },
);

test('AC-857 a page that is opened twice by its address has two positions: the second begins at its top', async ({ page, shop }) => {
  shop.server.backend.reset('shop');
  const enter = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // The router hears of it with the next frame.
    await twoFrames(page);
  };
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const expectMenu = () => expect(page.getByText('36 dishes')).toBeVisible();
  await shop.open('login/');
  await enter('#/food/');
  await expectMenu();
  await scrollTo(1500);
  await enter('#/login/');
  await expect(heading(page)).toHaveText('Login');
  await enter('#/food/');
  await expectMenu();
  await twoFrames(page);
  expect(await scrollTop()).toBe(0);
  await scrollTo(300);
  await page.goBack();
  await expect(heading(page)).toHaveText('Login');
  await page.goBack();
  await expectMenu();
  await expect.poll(scrollTop).toBe(1500);
});

test('AC-859 an address in upper case is not found', async ({ page, shop }) => {
  for (const route of ['Food/', 'Food/Add-To-Card/']) {
    await page.goto(`${shop.server.url}/#/${route}`);
    await expect(heading(page)).toHaveText('Page not found');
  }
});
