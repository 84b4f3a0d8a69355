import { startMockServer } from '@my-food/mocks/server';
import type { Locator } from '@playwright/test';
import { accountButton, logInToProfile } from '../../account-steps.ts';
import { expectRoute, toast, waitForApplication } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, orderRequests } from '../../steps.ts';
import { expect, offersOnReturn, storedUrls, test, updateWorker, waitForWorker } from './service-worker.ts';

test('a newer build is offered to an open tab, which goes on with the older one', async ({ page, context, deployment }) => {
  const { open, server, host } = deployment;
  const offer = page.getByText('The shop has been updated');
  await open('login/');
  await logInToProfile(page, server.backend.accounts.customer);
  await expectRoute(page, 'profile');
  await waitForWorker(page);
  await open('profile/update/');
  const address = page.getByRole('main').getByLabel('Address');
  await address.fill('7 River Road, Sylhet');
  const other = await context.newPage();
  await open('', other);
  // Bypasses the service worker, which can therefore be replaced while this tab is open.
  const uncontrolled = await context.newPage();
  await open('', uncontrolled);
  await (await context.newCDPSession(uncontrolled)).send('Page.reload', { ignoreCache: true });

  await test.step('AC-229 a typed form stays, and chunks that are gone from the host still load', async () => {
    host.renew();
    await expect.poll(() => offersOnReturn(page)).toBe(1);
    await expect(address).toHaveValue('7 River Road, Sylhet');
    const release = server.program({ method: 'PATCH', path: '/api/user/profile/update/', isHeld: true });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const load = page.getByRole('button', { name: 'Load the new version' });
    await load.dispatchEvent('click');
    await expect(load).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(toast(page, 'Profile Updated Successfully.')).toHaveCount(1);
    await page.evaluate(() => (location.hash = '#/food/'));
    await addToOrder(page, 'Margherita');
    await expectQuantity(page, 'Margherita', 1);
  });
  await test.step('AC-235 an order on its way is never cut off by the newer build', async () => {
    const release = server.program({ method: 'POST', path: '/api/user/orders/', isHeld: true });
    await checkOut(page);
    await expect.poll(() => orderRequests(server).length).toBe(1);
    const load = page.getByRole('button', { name: 'Load the new version' });
    await load.dispatchEvent('click');
    await expect(load).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expectRoute(page, 'profile');
    expect(orderRequests(server)).toHaveLength(1);
  });
  await test.step('AC-236 accepted, the newer build runs here and is not offered again while the older worker still answers', async () => {
    const release = server.program({ method: 'GET', path: '/api/food/', isHeld: true });
    const reads = () => server.requests.filter(({ path }) => path === '/api/food/').length;
    const before = reads();
    await other.evaluate(() => (location.hash = '#/food/'));
    await expect.poll(reads).toBeGreaterThan(before);
    const load = page.getByRole('button', { name: 'Load the new version' });
    await expect(load).not.toHaveAttribute('aria-busy');
    const reloaded = page.waitForEvent('load');
    const comparison = page.waitForResponse((response) => response.url() === `${server.url}/` && !response.request().isNavigationRequest());
    await load.click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /-[\w-]{8}2\.js$/.test(name)))).toBe(true);
    await comparison;
    await expect(offer).toHaveCount(0);
    release();
  });
  await test.step('AC-371 "Later" hands the focus to the heading of the page', async () => {
    await other.getByRole('button', { name: 'Later' }).press('Enter');
    await expect(other.getByText('The shop has been updated')).toHaveCount(0);
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('AC-236 AC-693 a tab of the older build finds its files when the newer worker has taken over', async () => {
    await other.close();
    await page.goto('about:blank');
    const session = await context.newCDPSession(uncontrolled);
    await session.send('ServiceWorker.enable');
    const workers = async () => {
      const states = await uncontrolled.evaluate(async () => {
        const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [waiting?.state, active?.state];
      });
      // Without developer tools, Chromium stops an idle worker by itself. If the older one was started once more, the newer one waits for that.
      if (states[0]) await session.send('ServiceWorker.stopAllWorkers');
      return states;
    };
    await expect.poll(workers).toEqual([undefined, 'activated']);
    await open('');
    // AC-693: the worker starts for the message of a page that is left meanwhile.
    await page.evaluate(() =>
      addEventListener('pagehide', () => navigator.serviceWorker.controller?.postMessage({ type: 'PAGE_STARTED' })),
    );
    await session.send('ServiceWorker.stopAllWorkers');
    await page.goto('about:blank');
    await open('');
    await uncontrolled.evaluate(() => (location.hash = '#/register/'));
    await expect(uncontrolled.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    expect(await storedUrls(page, 'precache')).toEqual(expect.arrayContaining([expect.stringMatching(/register\.page-[\w-]{8}\.js$/)]));
  });
  await test.step('AC-236 the older files are deleted when no tab can need them', async () => {
    await uncontrolled.close();
    await open('');
    // Not the cache of later files: it keeps the last 60, of any build.
    const older = async () => (await storedUrls(page, 'precache')).filter((url) => /-[\w-]{8}\.js$/.test(url) && !/2\.js$/.test(url));
    await expect.poll(older).toEqual([]);
  });
});

test('a tab that was reloaded past the service worker is offered every newer build', async ({ page, context, deployment }) => {
  const { open, host, server } = deployment;
  const later = page.getByRole('button', { name: 'Later' });
  await open('food/');
  await waitForWorker(page);
  const isReloaded = page.waitForEvent('domcontentloaded');
  await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
  await isReloaded;
  await waitForApplication(page);
  await test.step('AC-690 its worker does not wait for this tab', async () => {
    host.renew();
    await expect.poll(() => offersOnReturn(page)).toBe(1);
  });
  await test.step('AC-691 after "Later" the build after that is offered', async () => {
    await later.click();
    await expect(later).toHaveCount(0);
    host.renew();
    await expect.poll(() => offersOnReturn(page)).toBe(1);
  });
  await test.step('AC-704 the sw.js that a shop leaves behind deletes what it has stored', async () => {
    await expect.poll(() => storedUrls(page)).toContain('/api/food/');
    host.retire();
    await expect(async () => {
      await page.goto(server.url);
      const title = await page.title();
      await updateWorker(page);
      // Without a page of the shop, the waiting worker takes over.
      await page.goto('about:blank');
      expect(title).toBe('Closed');
    }).toPass();
    await page.goto(server.url);
    await expect.poll(() => storedUrls(page)).toEqual([]);
  });
});

test('AC-707 AC-711 a build that allows another origin of pictures is offered, and shows what the server redirects there', async ({
  page,
  deployment,
}) => {
  const { open, server, host } = deployment;
  const media = await startMockServer({});
  await open('food/');
  await waitForWorker(page);
  host.allowPictures(media.url);
  server.program({
    method: 'GET',
    path: '/api/food/{id}/',
    reply: { status: 302, headers: { location: `${media.url}/media/pizza.webp` } },
  });
  const redirected = { image_url: `${server.url}/api/food/1/`, profile_image: `${server.url}/api/food/2/` };
  const changeJson = (body: unknown) =>
    Array.isArray(body) ? body.map((row) => ({ ...row, ...redirected })) : { ...Object(body), ...redirected };
  for (const path of ['/api/food/', '/api/user/profile/']) server.program({ method: 'GET', path, changeJson });
  await expect.poll(() => offersOnReturn(page)).toBe(1);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await reloaded;
  await expect.poll(() => storedUrls(page, 'public-reads')).toContain('/api/food/');
  await open('login/');
  await logInToProfile(page, server.backend.accounts.customer);
  const width = (image: Locator) => image.first().evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
  await expect.poll(() => width(accountButton(page).getByRole('presentation'))).toBeGreaterThan(0);
  await open('food/');
  await expect.poll(() => width(page.getByRole('img', { name: 'Naan', includeHidden: true }))).toBeGreaterThan(0);
  await media.close();
});
