import { logOut } from '../../account-steps.ts';
import { expectRoute, toast, waitForApplication } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, logIn } from '../../steps.ts';
import { expect, offersOnReturn, registeredScripts, storedUrls, test, waitForWorker, watchShifts } from './service-worker.ts';

const dishes = ['Margherita', 'Dal', 'Naan', 'Kacchi'];

test('a second visit shows the stored shop at once and replaces the menu in place', async ({ page, deployment }) => {
  const { open, server, host } = deployment;
  const shifts = await watchShifts(page);
  const main = page.getByRole('main');
  const names = main.getByRole('listitem').getByRole('heading');
  const status = page.getByRole('region', { name: 'Dishes' }).getByRole('status');
  // A dish without a category.
  server.backend.db.food.update({ where: { name: { equals: 'Naan' } }, data: { categoryId: null } });
  await test.step('AC-224 the first visit stores the page, its files and the menu that it has read, and reads nothing twice', async () => {
    await page.goto(`${server.url}/#/food/`);
    await expect(names).toHaveText(dishes);
    await waitForWorker(page);
    await expect
      .poll(() => storedUrls(page))
      .toEqual(expect.arrayContaining(['/', '/api/food/', '/api/category/', expect.stringMatching(/load-bangla-.*js$/)]));
    expect(server.requests.map(({ path }) => path).sort()).toEqual(['/api/category/', '/api/food/']);
  });
  await test.step('AC-225 a host without any file: the page and every public screen come from the browser', async () => {
    host.empty();
    const release = server.program({ path: '*', isHeld: true });
    await open('');
    await expect(main.getByRole('link', { name: 'Curry' })).toBeVisible();
    await open('food/');
    await expect(names).toHaveText(dishes);
    await expect(status).toHaveText(/^4 dishes · Menu as of \d\d:\d\d$/);
    release();
    await expect(status).toHaveText('4 dishes');
  });
  await test.step('AC-741 a dish with a stored price says when it was read, until the menu is read anew', async () => {
    for (const [id, dish] of [[2, 'Dal'] as const, [3, 'Naan'] as const]) {
      const release = server.program({ path: '/api/food/', isHeld: true });
      await open(`food/details/?id=${String(id)}`);
      await expect(main.getByRole('heading', { level: 1, name: dish })).toBeVisible();
      await expect(main.getByText(/^Menu as of \d\d:\d\d$/)).toBeVisible();
      release();
      await expect(main.getByText('Menu as of')).toBeHidden();
    }
  });
  await test.step('AC-226 a menu that has changed replaces the stored one in place', async () => {
    server.backend.db.food.update({ where: { name: { equals: 'Dal' } }, data: { price: 95_00 } });
    const release = server.program({ path: '/api/food/', isHeld: true });
    await open('food/');
    const dal = main.getByRole('listitem').filter({ hasText: 'Dal' });
    await expect(status).toHaveText(/Menu as of/);
    await expect(dal).not.toContainText('95.00');
    release();
    await expect(dal).toContainText('95.00');
    await expect(status).toHaveText('4 dishes');
    expect(await shifts()).toBeLessThan(0.01);
  });
});

test('without a line every screen works or says what it needs, and nothing private is stored', async ({ page, deployment }) => {
  const { open, server } = deployment;
  const main = page.getByRole('main');
  await page.clock.install();
  await open('login/');
  await logIn(page, server.backend.accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expectRoute(page, 'profile');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForWorker(page);
  // Under the worker: the profile with its picture, and the menu with its pictures.
  await open('profile/');
  await expect(main.getByText('nusrat', { exact: true }).first()).toBeVisible();
  await open('food/');
  await addToOrder(page, 'Margherita');
  await expectQuantity(page, 'Margherita', 1);
  await test.step('AC-227 no cache contains anything of a user, before and after the logout', async () => {
    const allowed = /^\/($|assets\/|api\/(food|category)\/$|media\/[\w-]+\.webp$)/;
    const before = await storedUrls(page);
    expect(before.filter((url) => !allowed.test(url))).toEqual([]);
    expect(before.filter((url) => url.startsWith('/media/')).length).toBeGreaterThan(0);
    const picture = await page.evaluate(() => localStorage.getItem('img') ?? '');
    expect(picture).toMatch(/\/media\/[\w-]+\.webp$/);
    expect(before).not.toContain(new URL(picture).pathname);
  });
  await test.step('AC-639 a page that was opened without a connection reads again when there is one', async () => {
    await page.context().setOffline(true);
    await open('profile/');
    await expect(main.getByText('No profile found')).toBeVisible();
    await page.context().setOffline(false);
    await expect(main.getByText('nusrat', { exact: true }).first()).toBeVisible();
  });
  await server.close();
  await test.step('AC-228 the cart works, and ordering says what it needs', async () => {
    await open('food/add-to-card/');
    await expectQuantity(page, 'Margherita', 1);
    await page.getByRole('button', { name: /^Plus one Margherita/ }).click();
    await expectQuantity(page, 'Margherita', 2);
    await checkOut(page);
    await expect(toast(page, 'Something went wrong.')).toHaveCount(1);
    await expectQuantity(page, 'Margherita', 2);
  });
  await test.step('AC-228 home, menu, a dish and the profile', async () => {
    await open('');
    await expect(main.getByRole('link', { name: 'Curry' })).toBeVisible();
    await open('food/');
    await expect(page.getByRole('region', { name: 'Dishes' }).getByRole('status')).toHaveText(/^4 dishes · Menu as of/);
    await main.getByText('Dal', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await open('profile/');
    await expect(main.getByText('No profile found')).toBeVisible();
    await expect(main.getByText('Your orders could not be loaded.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  });
  await test.step('AC-227 the logout leaves nothing private', async () => {
    await logOut(page);
    await expectRoute(page, 'login');
    const texts = await page.evaluate(async () => {
      const names = await caches.keys();
      const reading = names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
      });
      return (await Promise.all(reading)).flat().join('\n');
    });
    expect(texts).toContain('Margherita');
    expect(texts).not.toMatch(/nusrat|customer@my-food|Dhanmondi/);
  });
});

test('AC-492 AC-744 home does not wait for a server that is silent: past the service worker, nor for an admin', async ({
  page,
  deployment,
}) => {
  const { open, server } = deployment;
  await open('');
  await waitForWorker(page);
  await expect.poll(() => storedUrls(page)).toContain('/api/category/');
  server.program({ path: '*', isHeld: true });
  const session = await page.context().newCDPSession(page);
  const isReloaded = page.waitForEvent('domcontentloaded');
  await session.send('Page.reload', { ignoreCache: true });
  await isReloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await waitForApplication(page);
  await page.evaluate(() => Object.assign(localStorage, { accessToken: 'a', refreshToken: 'r', role: 'ADMIN' }));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
  await waitForApplication(page);
});

test.describe('one build in the place of another', () => {
  test.use({ build: 'demo' });
  // While the demo is there: a call that reached the network would get no response.
  const anyCall = { path: '*', isSilent: true };

  test('AC-237 the worker of the demo gives way to the production build, and back', async ({ page, deployment }) => {
    const { open, server, host } = deployment;
    const answerCalls = server.program(anyCall);
    await test.step('the demo reads from its own backend, even if the browser has stopped its worker', async () => {
      await open('food/');
      await expect(page.getByRole('heading', { name: 'Bhuna Khichuri' })).toBeVisible();
      const session = await page.context().newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      const isRead = page.waitForResponse(/\/api\/food\/$/);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      expect((await isRead).fromServiceWorker()).toBe(true);
      await session.detach();
    });
    await open('');
    await expect.poll(() => registeredScripts(page)).toEqual(['/mockServiceWorker.js']);
    await expect(page.getByRole('main').getByRole('link', { name: 'Rice & Biryani' })).toBeVisible();
    answerCalls();
    await test.step('production in the place of the demo', async () => {
      host.replace('shop');
      await open('food/');
      await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
      await expect.poll(async () => (await registeredScripts(page)).includes('/mockServiceWorker.js')).toBe(false);
      expect(server.requests.map(({ path }) => path)).toContain('/api/food/');
      await open('food/');
      await expect.poll(() => registeredScripts(page)).toEqual(['/sw.js']);
      await waitForWorker(page);
    });
    await test.step('the demo in the place of production', async () => {
      host.replace('demo');
      // The tab shows the stored build. Loaded after the browser has found the newer one, it would show that at once.
      await expect.poll(() => offersOnReturn(page)).toBe(1);
      await page.getByRole('button', { name: 'Load the new version' }).click();
      await expect(page.getByRole('heading', { name: 'Bhuna Khichuri' })).toBeVisible();
      await expect.poll(() => registeredScripts(page)).toEqual(['/mockServiceWorker.js']);
      await expect.poll(async () => (await storedUrls(page)).length).toBe(0);
      server.program(anyCall);
      await open('food/');
      await expect(page.getByRole('heading', { name: 'Bhuna Khichuri' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Margherita' })).toHaveCount(0);
    });
  });
});
