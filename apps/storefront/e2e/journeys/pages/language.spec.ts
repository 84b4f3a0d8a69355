import { sessionOf } from '@my-food/mocks/session-of';
import { expect, test, toast, type Shop } from '../../shop.ts';
import { openCheckout, twoFrames } from '../../steps.ts';
import { shop as config } from '../../../shop.config.ts';
import { screens } from '../../faults/hostile/screens.ts';
import { delayRequests, delayApplication } from '../../delay-requests.ts';
import type { Page } from '@playwright/test';

const banglaTexts = /\/assets\/load-bangla-[\w-]+\.js$/;
const footer = (page: Page) => page.getByRole('contentinfo');
const language = (page: Page) => page.locator('html').getAttribute('lang');
const chooseInBangla = async (page: Page, { server }: Shop) =>
  page.context().addCookies([{ name: 'language', value: 'bn', url: server.url }]);

test('AC-331 the language changes without a reload or a loss, and survives a reload and a logout', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('profile/update/');
  await page.getByLabel('Address').fill('12/A Green Road');
  await footer(page).getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'প্রোফাইল আপডেট' })).toBeVisible();
  await expect(page.getByLabel('ঠিকানা')).toHaveValue('12/A Green Road');
  expect(await language(page)).toBe('bn');

  await shop.open('');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'হোম', exact: true })).toBeVisible();
  expect(await language(page)).toBe('bn');
  await page.getByRole('banner').getByRole('button', { name: 'আপনার অ্যাকাউন্ট' }).click();
  await page.getByRole('menuitem', { name: 'লগআউট' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'লগইন' })).toBeVisible();

  await footer(page).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await language(page)).toBe('en');
});

test('AC-413 what an earlier action says follows the language', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const announcer = page.locator('main [role=status]').filter({ hasText: /Margherita/ });
  await page.getByRole('button', { name: 'Plus one Margherita' }).click();
  await expect(announcer).toHaveText('Margherita: 2. Total ৳525.00');
  await footer(page).getByRole('button', { name: 'বাংলা' }).click();
  await expect(announcer).toHaveText('Margherita: ২টি। মোট ৳৫২৫.০০');
  await page.getByRole('button', { name: 'অর্ডার করুন' }).click();

  const menu = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true, reply: { status: 500, json: {} } });
  await page.getByRole('button', { name: 'আবার অর্ডার করুন' }).click();
  await expect.poll(() => menu.hitCount()).toBe(1);
  await footer(page).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  menu.release();
  await expect(toast(page, 'Not added: the menu could not be loaded.')).toBeVisible();
});

test('AC-414 what the server says carries its language', async ({ page, shop }) => {
  await chooseInBangla(page, shop);
  await shop.open('login/');
  shop.server.program({ method: 'POST', path: '/api/user/login/', reply: { status: 500, json: { detail: 'Closed for repairs.' } } });
  const form = page.getByRole('main');
  await form.getByLabel('ইমেইল').fill('nadia@my-food.example');
  await form.getByLabel('পাসওয়ার্ড', { exact: true }).fill('a long password');
  await form.getByRole('button', { name: 'লগইন করুন' }).click();
  await expect(form.getByText('Closed for repairs')).toBeVisible();
  await expect(form.locator('[lang="en"]')).toHaveText(['Closed for repairs']);
});

test('AC-411 a cookie whose name only ends like one of the shop is not a choice', async ({ page, context, shop }) => {
  const others = { 'ui-language': 'bn', 'my.theme': 'dark' };
  await context.addCookies(Object.entries(others).map(([name, value]) => ({ name, value, url: shop.server.url })));
  const start = await delayApplication(page);
  await page.goto(shop.server.url);
  const heading = page.getByRole('heading', { level: 1, name: config.welcome });
  await expect(heading).toBeVisible();
  await start();
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await language(page)).toBe('en');
});

test.describe('in a browser that prefers Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('AC-332 AC-371 the shop is in English and offers Bangla once, without moving the page or losing the focus', async ({
    page,
    shop,
  }) => {
    await shop.open('');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const offer = page.getByRole('button', { name: 'বাংলায় দেখুন' });
    await expect(offer).toBeVisible();
    expect(await language(page)).toBe('en');
    expect(await heading.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'ইংরেজিতে থাকুন' }).press('Enter');
    await expect(offer).toBeHidden();
    await expect(heading).toBeFocused();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Food', exact: true })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(offer).toBeHidden();
  });

  test('AC-332 AC-663 who chooses in the footer, whose button is busy meanwhile, gets no offer that loads later', async ({
    page,
    shop,
  }) => {
    const offer = /\/assets\/language-offer-[\w-]+\.js$/;
    const load = await delayRequests(page, offer);
    const loadTexts = await delayRequests(page, banglaTexts);
    const isRequested = page.waitForRequest(offer);
    await shop.open('');
    await isRequested;
    const button = footer(page).getByRole('button', { name: 'বাংলা' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    loadTexts();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(footer(page).getByRole('button', { name: 'English' })).not.toHaveAttribute('aria-busy');
    const response = page.waitForResponse(offer);
    load();
    await (await response).finished();
    await twoFrames(page);
    await expect(page.getByRole('button', { name: 'বাংলায় দেখুন' })).toHaveCount(0);
  });

  test('AC-663 while the texts of a language are loaded, the button of its offer is busy', async ({ page, shop }) => {
    const loadTexts = await delayRequests(page, banglaTexts);
    await shop.open('');
    const button = page.getByRole('button', { name: 'বাংলায় দেখুন' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    loadTexts();
    await expect(button).toHaveCount(0);
    expect(await language(page)).toBe('bn');
  });
});

/** Words that are the same in every language. */
const formats = ['My Food', 'English', 'PNG', 'JPG', 'GIF', 'WebP', 'MB', 'CSV'];

/** Texts that people see or hear, by element, without those in another language and those of the data. */
function untranslated(data: readonly string[]): string[] {
  const isLatin = (text: string) => /[A-Za-z]{2}/.test(data.reduce((rest, one) => (one === '' ? rest : rest.replaceAll(one, '')), text));
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest('[lang="en"], script, style, template, kbd') && textContent) texts.push(textContent);
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-roledescription', 'aria-valuetext'])
    for (const element of document.body.querySelectorAll(`[${name}]:not([lang="en"])`)) texts.push(element.getAttribute(name) ?? '');
  return texts.filter((text) => isLatin(text));
}

/** Makes every text 40 % longer by words of its own, and returns what is then wider than the window. */
function lengthen(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const text = (node.nodeValue ?? '').trim();
    if (text.length > 1 && !node.parentElement?.closest('script, style, template'))
      node.nodeValue = `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}`;
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => (element.textContent ?? '').slice(0, 60));
}

/** The texts of the sample data that an account sees. */
async function sampleTexts({ server }: Shop, as: 'admin' | 'customer'): Promise<string[]> {
  const { access } = await sessionOf(server, as);
  const read = async (path: string) =>
    JSON.stringify(await (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${access}` } })).json());
  const answers = await Promise.all(['/api/food/', '/api/category/', '/api/user/profile/', '/api/user/orders/'].map(read));
  const texts = answers.flatMap((answer) => [...answer.matchAll(/":"((?:[^"\\]|\\.){3,})"/g)].map(([, text = '']) => text));
  return texts.toSorted((one, other) => other.length - one.length);
}

async function expectNoneOnScreens(page: Page, shop: Shop, find: () => Promise<string[]>) {
  for (const { route } of screens) {
    await shop.open(route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    expect.soft(await find(), route).toEqual([]);
  }
}

for (const as of ['admin', 'customer'] as const)
  test(`AC-334 AC-337 in Bangla no screen has English texts, or is wider than 320 px with longer ones, ${as}`, async ({ page, shop }) => {
    await chooseInBangla(page, shop);
    await shop.signIn(as);
    const data = [...formats, ...(await sampleTexts(shop, as))];
    await expectNoneOnScreens(page, shop, () => page.evaluate(untranslated, data));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoneOnScreens(page, shop, () => page.evaluate(lengthen));
  });
