import type { Page } from '@playwright/test';
import { accountButton } from '../../account-steps.ts';
import { screens } from '../../faults/hostile/screens.ts';
import { clippedSigns, cutOffTexts } from './cut-off.ts';
import { expect, test, toast, type Shop } from '../../shop.ts';
import { addToOrder, twoFrames } from '../../steps.ts';

// Reduced motion, so that elements are measured in their final position.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' }, backendOptions: { scenario: 'shop' } });

// The highest price.
test.beforeEach(({ shop }) => {
  shop.server.backend.db.food.update({ where: { id: { equals: 1 } }, data: { price: 99_999_999_999 } });
});

const textSizes = [150, 200] as const;
const widths = [320, 390] as const;
/** At which home has two columns. */
const columnWidths = [600, 768, 1024, 1280] as const;

/** Expects that this screen has no layout problem at any text size and width, once it has settled: rows of a list are measured again. */
async function expectNothingCutOffAtAnySize(page: Page, name: string, at: readonly number[] = widths, find = cutOffTexts) {
  for (const percent of textSizes) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${String(size)}%`), percent);
    for (const width of at) {
      await page.setViewportSize({ width, height: 640 });
      await twoFrames(page);
      await expect.poll(() => find(page), `${name}, ${String(percent)} % at ${String(width)} px`).toEqual([]);
    }
  }
}

const main = (page: Page) => page.getByRole('main');
const heading = (name: string | RegExp) => (page: Page) => expect(main(page).getByRole('heading', { name }).first()).toBeVisible();
const button = (name: string) => (page: Page) => expect(main(page).getByRole('button', { name, exact: true }).first()).toBeVisible();
const press = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true }).first().click();

/** `route` is null for an action on the previous screen. `settle` performs it, or waits for the screen. */
type Screen = readonly [name: string, route: string | null, settle: (page: Page) => Promise<unknown>];

const forGuests: readonly Screen[] = [
  ['home', '', (page) => expect(main(page).getByRole('link', { name: 'Drinks' })).toBeVisible()],
  ['menu', 'food/', button('Add to Order')],
  ['nothing found', 'food/?q=zzzz', heading('No dish matches')],
  ['details', 'food/details/?id=1', heading('More from')],
  ['details in Bengali', 'food/details/?id=2', heading('More from')],
  ['no dish chosen', 'food/details/', heading(/./)],
  ['cart', 'food/add-to-card/', heading('Goes well with')],
  ['removed', null, press('Remove Kacchi Biryani')],
  ['login', 'login/', button('Login')],
  ['login refused', null, press('Login')],
  ['register', 'register/', button('Register')],
  ['not found', 'nowhere/', heading('Page not found')],
];
const forCustomers: readonly Screen[] = [
  ['empty cart', 'food/add-to-card/', button('Proceed to Checkout')],
  ['toast', null, (page) => press('Proceed to Checkout')(page).then(() => expect(emptyCart(page)).toBeVisible())],
  ['profile', 'profile/', button('Download')],
  [
    'account menu',
    null,
    (page) =>
      accountButton(page)
        .click()
        .then(() => expect(page.getByRole('menu')).toBeVisible()),
  ],
  ['profile update', 'profile/update/', button('Save changes')],
];
const forAdmins: readonly Screen[] = [
  ['own profile', 'profile/', (page) => expect(page.getByRole('link', { name: 'Manage Product' })).toBeVisible()],
  ['foods', 'admin/products/', button('Delete')],
  ['drawer', null, openDrawer],
  ['add food', 'admin/add-food/', button('Add Food')],
  ['update food', 'admin/update-food/?id=1', button('Update Food')],
  ['categories', 'admin/categorys/', button('Delete')],
  ['confirmation', null, (page) => press('Delete')(page).then(() => expect(page.getByRole('alertdialog')).toBeVisible())],
  ['add category', 'admin/add-category/', button('Add Category')],
  ['update category', 'admin/update-category/?id=1', button('Update Category')],
];
async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
const emptyCart = (page: Page) => toast(page, 'Please add at least one item to your cart.').first();

/** Before the application starts. Its sums have twelve digits. */
const fillCart = (page: Page) =>
  page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([
      { id: 1, name: 'Kacchi Biryani', price: '999999999.99', quantity: 999, description: '', image_url: null, category: null },
    ]),
  );

async function expectNothingCutOff(page: Page, shop: Shop, screens: readonly Screen[]) {
  for (const [name, route, settle] of screens) {
    if (route !== null) await shop.open(route);
    await settle(page);
    await expectNothingCutOffAtAnySize(page, name);
  }
}

test('AC-299 AC-839 every screen of a guest supports large text on a phone, and a window that is not high', async ({ page, shop }) => {
  await fillCart(page);
  await test.step('below 480 px of height no element is fixed or sticky', async () => {
    const routes = ['', 'food/', 'food/details/?id=1', 'food/add-to-card/'];
    const fixedElements: string[] = [];
    for (const width of [320, 740, 1280])
      for (const route of routes) {
        await page.setViewportSize({ width, height: 479 });
        await shop.open(route);
        await expect(main(page).getByRole('link').first()).toBeVisible();
        const names = await page.evaluate(() => {
          const stuck = [...document.querySelectorAll('body *')].filter((element) => {
            const { position, insetBlockEnd } = getComputedStyle(element);
            return position === 'fixed' || (position === 'sticky' && !/^-\d{3,}/.test(insetBlockEnd));
          });
          // The skip link and the toasts appear and disappear.
          return stuck
            .filter((element) => !element.matches('[href="#main"], [role="region"]'))
            .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 30)}`);
        });
        fixedElements.push(...names.map((name) => `${route} at ${String(width)} px: ${name}`));
      }
    expect(fixedElements).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 480 });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCutOff(page, shop, forGuests);
});

test('every screen of a customer supports large text on a phone', async ({ page, shop }) => {
  await shop.signIn('customer');
  await expectNothingCutOff(page, shop, forCustomers);
});

test('every screen of an admin supports large text on a phone', async ({ page, shop }) => {
  await shop.signIn('admin');
  await expectNothingCutOff(page, shop, forAdmins);
});

test('AC-299 AC-839 every screen supports large text on a phone in Bangla', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'language', value: 'bn', url: shop.server.url }]);
  const expectWhole = async (route: string) => {
    await shop.open(route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expectNothingCutOffAtAnySize(page, route);
  };
  for (const route of ['login/', 'register/']) await expectWhole(route);
  await shop.signIn('admin');
  await fillCart(page);
  for (const { route } of screens) await expectWhole(route);
  await shop.open('food/add-to-card/');
  await heading('সঙ্গে নিতে পারেন')(page);
  await expectNothingCutOffAtAnySize(page, 'the cart', columnWidths);
  await shop.open('');
  const ofHeadline = async () => (await cutOffTexts(page)).filter((problem) => problem.includes(' of h1 '));
  await expectNothingCutOffAtAnySize(page, 'the headline of home', columnWidths, ofHeadline);
});

test('AC-773 Bengali signs above the headline are whole where a text is cut after some lines', async ({ page, shop }) => {
  const name = 'চিঁড়া';
  shop.server.backend.db.food.update({ where: { id: { equals: 1 } }, data: { name, description: name } });
  await shop.signIn('admin');
  await shop.open('food/');
  await addToOrder(page, name);
  await expect(main(page).getByText(name).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await clippedSigns(page)).toEqual([]);
  for (const route of ['admin/products/', 'admin/products/?view=table']) {
    await shop.open(route);
    await expect(main(page).getByText(name).first()).toBeVisible();
    expect(await clippedSigns(page)).toEqual([]);
  }
});
