import type { Page } from '@playwright/test';
import { clockTest, expect, expectRoute, test } from '../../shop.ts';
import { addToOrder, twoFrames } from '../../steps.ts';

const dishes = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search dishes' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const foods = { method: 'GET', path: '/api/food/' } as const;

test('AC-029 the details show the dish of their address, or that there is none, and survive a reload, even if the menu fails to load', async ({
  page,
  shop,
}) => {
  const [first]: { id: number; name: string }[] = await (await fetch(`${shop.server.url}/api/food/`)).json();
  await shop.open(`food/details/?id=${String(first?.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  await shop.open('food/details/');
  await page.getByRole('link', { name: 'Go to the menu' }).click();
  await expectRoute(page, 'food');
  await page.getByText('Dal', { exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Dal' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  shop.server.program({ ...foods, isDropped: true });
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Tk 120.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

clockTest('AC-112 categories and a menu that never come are waited for eighty seconds', async ({ page, shop }) => {
  await page.clock.install();
  for (const path of ['/api/category/', foods.path]) shop.server.program({ ...foods, path, isSilent: true });
  const waiting = { '': page.getByRole('heading', { name: 'Explore Our Categories' }), 'food/': page.getByText('Loading food data...') };
  for (const [route, text] of Object.entries(waiting)) {
    await shop.open(route);
    await page.clock.runFor(78_000);
    await expect(text).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(text).toHaveCount(0);
  }
  await expect(page.getByText('The shop takes too long to answer.')).toBeVisible();
});

test('AC-239 a menu whose read began on another page shows what it returns', async ({ page, shop }) => {
  await shop.open('food/details/?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  shop.server.backend.db.food.update({ where: { id: { equals: 1 } }, data: { name: 'Kacchi of the day' } });
  const held = shop.server.program({ ...foods, isHeld: true });
  await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await expect(search(page)).toBeVisible();
  await expect.poll(() => held.hitCount()).toBe(1);
  held.release();
  await expect(dishes(page).filter({ hasText: 'Kacchi of the day' })).toBeVisible();
});

test('filter, query and order are in the address: what changes them, what keeps them, and what removes them', async ({ page, shop }) => {
  const hash = () => new URL(page.url()).hash;
  const toMenu = () => page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  const category = (name: string) => page.getByRole('radio', { name });
  await shop.open('food/');
  await test.step('AC-174 the URL retains filter, query and order through reload, details, Back, and a visit to the cart', async () => {
    await category('Curry').check();
    await sort(page).selectOption('Price, low to high');
    await search(page).pressSequentially('a', { delay: 20 });
    await expect(dishes(page)).toHaveText(['Naan', 'Dal']);
    await expect.poll(hash).toBe('#/food/?category=Curry&q=a&sort=price');
    const expectAll = async () => {
      await expect(category('Curry')).toBeChecked();
      await expect(search(page)).toHaveValue('a');
      await expect(sort(page)).toHaveValue('price');
      await expect(dishes(page)).toHaveText(['Naan', 'Dal']);
    };
    await page.reload();
    await expectAll();
    await page.getByText('Naan', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Naan' })).toBeVisible();
    await expect(page).toHaveTitle('Naan · My Food');
    await page.goBack();
    await expectAll();
    await addToOrder(page, 'Naan');
    await page.getByRole('link', { name: 'Add More Items' }).click();
    await expectAll();
    await expect(page).toHaveTitle('Menu · My Food');
  });
  await test.step('a query typed just before a dish is opened is restored by Back', async () => {
    await shop.open('food/');
    await expect(dishes(page)).toHaveCount(4);
    await search(page).fill('soft bread');
    await expect(dishes(page)).toHaveText(['Naan']);
    await page.getByText('Naan', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Naan' })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('soft bread');
  });
  await test.step('of many quick changes the last one wins', async () => {
    await shop.open('food/');
    await expect(dishes(page)).toHaveCount(4);
    for (const name of ['Pizza', 'Rice', 'Curry', 'Pizza', 'Curry', 'Rice']) await category(name).check();
    await expect(dishes(page)).toHaveText(['Kacchi']);
    await expect.poll(hash).toBe('#/food/?category=Rice');
    await expect(category('Rice')).toBeChecked();
  });
  await test.step('a link to the whole menu removes the filter', async () => {
    await shop.open('food/?category=Curry&q=naan');
    await expect(dishes(page)).toHaveText(['Naan']);
    await toMenu();
    await expect(category('All')).toBeChecked();
    await expect(search(page)).toHaveValue('');
    await expect(dishes(page)).toHaveCount(4);
    await page.goBack();
    await expect(category('Curry')).toBeChecked();
    await expect(search(page)).toHaveValue('naan');
  });
  await test.step('AC-386 an address without its last slash keeps the focus in the search while it is typed into', async () => {
    await shop.open('food');
    await expect(search(page)).toHaveValue('');
    expect(hash()).toBe('#/food');
    await search(page).pressSequentially('kac');
    await expect.poll(hash).toContain('q=kac');
    await twoFrames(page);
    await page.keyboard.type('chi');
    await expect(search(page)).toHaveValue('kacchi');
    await expect(search(page)).toBeFocused();
  });
  await test.step('a failed refetch keeps the rendered dishes', async () => {
    await toMenu();
    await expect(dishes(page)).toHaveCount(4);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    shop.server.program({ ...foods, reply: { status: 500 } });
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('Reading foods failed'));
    await toMenu();
    await failed;
    await twoFrames(page);
    await expect(dishes(page)).toHaveCount(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

clockTest('typing across pauses loses no key and never the focus', async ({ page, shop }) => {
  await shop.open('food/');
  await page.clock.install();
  await search(page).focus();
  for (const letter of 'margherita') {
    await page.keyboard.press(letter);
    await page.clock.runFor(240);
  }
  await page.clock.runFor(1000);
  await expect(search(page)).toHaveValue('margherita');
  await expect(search(page)).toBeFocused();
  await expect(dishes(page)).toHaveText(['Margherita']);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('the menu is prefetched on hover, once for hover and opening, and refetched on return', async ({ page, shop }) => {
  await shop.open('');
  const reads = () => shop.server.requests.filter(({ path }) => path === '/api/food/').length;
  const link = page.getByRole('banner').getByRole('link', { name: 'Food', exact: true });
  await link.hover();
  await expect.poll(reads).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our signature dishes');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  expect(reads()).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  await page.goForward();
  await expect.poll(reads).toBe(2);
});

test('a large picture is decoded off the main thread and shown in its own shape', async ({ page, shop }) => {
  const drawing = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1200;
    canvas.getContext('2d')?.fillRect(300, 300, 600, 600);
    return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
  });
  await page.route('**/media/pizza.webp', (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(drawing, 'base64') }));
  await page.addInitScript(() => {
    const draw = Reflect.get(CanvasRenderingContext2D.prototype, 'drawImage');
    const widths: number[] = [];
    Object.assign(window, { widths });
    CanvasRenderingContext2D.prototype.drawImage = function (picture: CanvasImageSource, ...place: unknown[]) {
      if (picture instanceof HTMLImageElement) widths.push(picture.naturalWidth);
      Reflect.apply(draw, this, [picture, ...place]);
    };
  });
  await shop.open('food/');
  await expect(page.getByRole('img', { name: 'Margherita', includeHidden: true })).toHaveCSS('object-fit', 'contain');
  // A picture that is already painted is decoded synchronously.
  const widths = () => page.evaluate(() => Reflect.get(window, 'widths'));
  await expect.poll(widths).toContain(256);
  expect(await widths()).not.toContain(1200);
});
