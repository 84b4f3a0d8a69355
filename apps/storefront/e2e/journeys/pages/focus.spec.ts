import type { Page } from '@playwright/test';
import { expect, isolatedTest, test } from '../../shop.ts';
import { addToOrder, expectIdleLayout, expectQuantity, saveData } from '../../steps.ts';
import { expectNothingCovered } from './covered-focus.ts';

test.use({ backendOptions: { scenario: 'shop' } });

const sizes = [
  { width: 375, height: 667 },
  { width: 320, height: 256 },
];

for (const size of sizes) {
  test.describe(`${String(size.width)} × ${String(size.height)}`, () => {
    test.use({ viewport: size });

    test('AC-177 AC-290 nothing covers what has the focus, on any page of a guest', async ({ page, shop }) => {
      await shop.open('food/');
      await addToOrder(page, 'Kacchi Biryani');
      await expectQuantity(page, 'Kacchi Biryani', 1);
      await expectNothingCovered(page, shop, {
        'food/': 'Add to Order',
        'food/details/?id=1': 'See all',
        'food/add-to-card/': 'Kacchi Biryani',
        '': 'Drinks',
        'login/': 'Email',
        'register/': 'Gender',
        'nowhere/': 'Back to Home',
      });
    });

    test('AC-290 nothing covers what has the focus, on any page of a customer or an admin', async ({ page, shop }) => {
      await shop.signIn('customer');
      await expectNothingCovered(page, shop, { '': 'Your usual', 'profile/': 'Download', 'profile/update/': 'Gender' });
      await shop.signIn('admin');
      await expectNothingCovered(page, shop, {
        'admin/products/?q=pitha': 'Delete',
        'admin/categorys/?q=drinks': 'Delete',
        'admin/add-category/': 'Name',
        'admin/update-category/?id=1': 'Name',
      });
    });
  });
}

isolatedTest.describe('on a touch screen', () => {
  isolatedTest.use({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true, backendOptions: { scenario: 'shop' } });

  isolatedTest('AC-780 what leads on from a page, and what sorts a table, is 44 px high', async ({ page, shop }) => {
    await shop.signIn('admin');
    await shop.open('food/');
    await addToOrder(page, 'Kacchi Biryani');
    const main = page.getByRole('main');
    const controls = {
      'food/details/?id=1': main.getByRole('link', { name: 'See all' }),
      'food/add-to-card/': main.getByRole('link', { name: /^(Change|Add your address)$/ }),
      'admin/products/?view=table': main.getByRole('columnheader', { name: 'Price' }).getByRole('button'),
    };
    for (const [route, control] of Object.entries(controls)) {
      await shop.open(route);
      await expect.poll(async () => [route, (await control.boundingBox())?.height]).toEqual([route, 44]);
    }
  });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectDish(page: Page, name: string) {
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${name} · My Food`);
}

test('AC-370 a dish reached from another dish, or by Back, focuses its heading; its title survives a change of language', async ({
  page,
  shop,
}) => {
  await shop.open('food/details/?id=1');
  const related = page.getByRole('region', { name: /^More from/ }).getByRole('heading', { level: 3 });
  await expect(related.first()).toBeVisible();
  const first = await heading(page).innerText();
  const second = await related.first().innerText();
  await related.first().getByRole('link').press('Enter');
  await expectDish(page, second);
  await page.goBack();
  await expectDish(page, first);
  await page.getByRole('contentinfo').getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('button', { name: 'কার্টে যোগ করুন' })).toBeVisible();
  await expect(page).toHaveTitle(`${first} · My Food`);
});

test('AC-371 "Try again" of a failed screen focuses the heading of what it shows', async ({ page, shop }) => {
  await saveData(page);
  await shop.open('food/');
  let failures = 0;
  await page.route(/assets\/cart-with-usual\.page-/, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).press('Enter');
  await expect(heading(page)).toHaveText('This screen could not be shown');
  await expect(heading(page)).toBeFocused();
  const before = failures;
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.press('Enter');
  await expect.poll(() => failures).toBeGreaterThan(before);
  await expect(heading(page)).toBeFocused();
  await page.unroute(/assets\/cart-with-usual\.page-/);
  await tryAgain.press('Enter');
  await expect(heading(page)).toHaveText('Your cart');
  await expect(heading(page)).toBeFocused();
});

isolatedTest('AC-634 the address of a failed screen, opened once more, keeps the focus on its heading', async ({ page, shop, context }) => {
  await shop.open('login/');
  await shop.signIn('customer');
  await saveData(page);
  await shop.open('');
  await context.setOffline(true);
  for (const attempt of ['first', 'second', 'third'])
    await test.step(attempt, async () => {
      const isReported = page.waitForEvent('console', { predicate: (message) => message.text().includes('A screen failed') });
      // The redirect leads to where the page is already.
      await page.evaluate(() => (location.hash = '#/admin/'));
      await isReported;
      await expect(heading(page)).toHaveText('This screen could not be shown');
      await expect(heading(page)).toBeFocused();
    });
});

test('AC-669 a price whose new value moves it out of the window takes the window along, in cards and in a table', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  const price = page.getByRole('main').getByRole('button', { name: 'change the price' });
  for (const [view, value] of Object.entries({ cards: '998', table: '999' })) {
    await shop.open(`admin/products/?sort=price${view === 'table' ? '&view=table' : ''}`);
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(view === 'table' ? 1 : 0);
    await price.nth(3).press('Enter');
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
    await expect(price.last()).toHaveAccessibleName(`$${value}.00 change the price`);
    await expect(price.last()).toBeFocused();
    await expect(price.last()).toBeInViewport();
  }
});

test('AC-833 a dialog gives the focus back to the button that has opened it, in a browser whose presses focus no button', async ({
  page,
  shop,
}) => {
  // As in Safari. Whether the button was in a part of the page that takes the focus does not matter.
  await page.addInitScript(() => {
    window.addEventListener(
      'mousedown',
      (event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
      true,
    );
  });
  await shop.signIn('admin');
  await shop.open('admin/products/?q=pitha');
  await expectIdleLayout(page);
  const opener = page.getByRole('button', { name: 'Delete' }).first();
  await opener.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await expect(page.getByRole('button', { name: 'Close admin menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open admin menu' })).toBeFocused();
});
