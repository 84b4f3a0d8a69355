import type { MockServer } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { card, sidebarLink } from '../../admin-steps.ts';
import { clockTest, expect, expectRoute, test, type Shop } from '../../shop.ts';
import { expectStatus, lost, panel, patch, press, raiseAll } from './batch-steps.ts';

const updates = (server: MockServer) => server.requests.filter(({ method }) => method === 'PATCH');
/** The updates that the server has carried out, by path. */
const carriedOut = (server: MockServer) =>
  updates(server)
    .filter(({ answer }) => answer?.status === 200)
    .map(({ path }) => path)
    .sort();

/** The names of the locks that a tab holds at the moment. */
const heldLocks = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));

async function openList(shop: Shop): Promise<void> {
  await shop.signIn('admin');
  await shop.open('admin/products/');
}

async function expectRaisedOnce(page: Page, shop: Shop, price = '$126.53'): Promise<void> {
  await expectStatus(page, '4 of 4 foods done');
  await expect(card(page, 'Dal')).toContainText(price);
  expect(new Set(updates(shop.server).map(({ path }) => path)).size).toBe(4);
}

/** Closes what a batch reports, and forgets its faults and requests. */
async function closeReport(page: Page, { server }: Shop): Promise<void> {
  await press(page, 'Close');
  server.clear();
}

clockTest(
  'AC-260 AC-264 AC-265 AC-266 many at once: after each fault they go on, and every food is changed once',
  async ({ page, shop, context }) => {
    const { server } = shop;
    await page.clock.install();
    await openList(shop);
    await test.step('AC-264 a response that is lost in the middle is reported; after a fresh read nothing is sent twice', async () => {
      server.program({ ...patch, ...lost, isProcessed: true, skip: 1, times: 1 });
      await raiseAll(page);
      await expectStatus(page, '3 of 4 foods done, 1 without an answer');
      await press(page, 'Continue');
      await expectRaisedOnce(page, shop);
      expect(updates(server)).toHaveLength(4);
    });
    await test.step('AC-260 a 401 with four in flight renews once, and all go on', async () => {
      await closeReport(page, shop);
      const old = await page.evaluate(() => localStorage.getItem('accessToken'));
      server.program({ ...patch, whenBearer: (bearer) => bearer === old, reply: { status: 401, json: { detail: 'Token expired.' } } });
      await raiseAll(page);
      await expectRaisedOnce(page, shop, '$132.86');
      expect(server.requests.filter(({ path }) => path === '/api/user/refresh_token/')).toHaveLength(1);
      expect(new Set(carriedOut(server)).size).toBe(4);
      expect(carriedOut(server)).toHaveLength(4);
    });
    await test.step('AC-266 a 429 waits for its Retry-After and goes on', async () => {
      await closeReport(page, shop);
      server.program({ ...patch, times: 1, reply: { status: 429, json: { detail: 'Slow down.' }, headers: { 'retry-after': '1' } } });
      await raiseAll(page);
      await expect(panel(page).getByText('The shop is busy.')).toBeVisible();
      await page.clock.fastForward(1_000);
      await expectRaisedOnce(page, shop, '$139.50');
      expect(carriedOut(server)).toHaveLength(4);
    });
    await test.step('AC-265 offline is reported and sends nothing; it goes on when it is continued', async () => {
      await closeReport(page, shop);
      await page.getByRole('button', { name: 'Select all found' }).click();
      await press(page, 'Change prices');
      await context.setOffline(true);
      await panel(page).getByLabel('Per cent').fill('5');
      await page.keyboard.press('Enter');
      await expect(panel(page).getByText('The shop cannot be reached.')).toBeVisible();
      await expectStatus(page, '0 of 4 foods done, 4 not sent');
      expect(updates(server)).toEqual([]);
      await context.setOffline(false);
      await press(page, 'Continue');
      await expectRaisedOnce(page, shop, '$146.48');
    });
  },
);

test('AC-268 many at once: after a reload in the middle it shows what is done, and nothing is sent twice', async ({ page, shop }) => {
  await openList(shop);
  page.on('dialog', (dialog) => void dialog.accept());
  shop.server.program({ ...patch, isSilent: true, isProcessed: true, skip: 2, times: 2 });
  await raiseAll(page);
  await expect(page.getByRole('progressbar', { name: 'Changing foods' })).toHaveJSProperty('value', 2);
  await page.reload();
  await expectStatus(page, '2 of 4 foods done, 2 without an answer');
  await press(page, 'Try again');
  await expectRaisedOnce(page, shop);
  expect(updates(shop.server)).toHaveLength(4);
  await press(page, 'Close');
  await page.reload();
  await expect(card(page, 'Dal')).toContainText('$126.53');
  await expect(panel(page)).toHaveCount(0);
});

test('AC-268 many at once: after a session that ended in the middle nothing is left to go on with', async ({ page, shop }) => {
  await openList(shop);
  const refused = { reply: { status: 401, json: { detail: 'Token expired.' } } };
  shop.server.program({ method: 'POST', path: '/api/user/refresh_token/', ...refused });
  shop.server.program({ ...patch, ...refused });
  await raiseAll(page);
  await expectRoute(page, 'login');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('batch'))).toBe(null);
  shop.server.clear();
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await expect(card(page, 'Dal')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('AC-267 AC-695 many at once: on the list again, what is in flight is shown until it has settled, then what is done', async ({
  page,
  shop,
}) => {
  await openList(shop);
  const held = shop.server.program({ ...patch, isHeld: true });
  await raiseAll(page);
  await expect.poll(() => updates(shop.server).length).toBe(4);
  await sidebarLink(page, 'View Categories').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await sidebarLink(page, 'View Food').click();
  await expectStatus(page, 'Changing foods: 0%');
  await page.getByRole('button', { name: 'Select all found' }).click();
  await expect(panel(page).getByRole('button')).toHaveText(['Stop']);
  held.release();
  // What is done is no longer selected: it would be raised twice.
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, 'Dal')).toContainText('$126.53');
  expect(updates(shop.server)).toHaveLength(4);
});

test('AC-355 many at once: the reasons follow the language, also after a reload', async ({ page, shop }) => {
  await openList(shop);
  page.on('dialog', (dialog) => void dialog.accept());
  shop.server.program({ ...patch, times: 1, reply: { status: 400, json: { price: ['Too dear.'] } } });
  shop.server.program({ ...patch, ...lost, skip: 1, times: 1 });
  await raiseAll(page);
  await expectStatus(page, '2 of 4 foods done, 1 not done, 1 without an answer');
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
  const inBangla = page.getByRole('region', { name: 'নির্বাচিত খাবার' });
  await choose('বাংলা');
  await inBangla.getByRole('button', { name: 'এখানেই থামান' }).click();
  const refused = inBangla.getByText('সার্ভার এটি প্রত্যাখ্যান করেছে। Too dear.');
  await expect(refused).toBeVisible();
  await choose('English');
  await expect(panel(page).getByText('The shop refused this. Too dear.')).toBeVisible();
  await page.reload();
  await choose('বাংলা');
  await expect(refused).toBeVisible();
});

test('AC-261 many at once: while one tab changes dishes another sends nothing; then it finds them done', async ({
  page,
  shop,
  context,
}) => {
  await openList(shop);
  const other = await context.newPage();
  await shop.open('admin/products/', other);
  const held = shop.server.program({ ...patch, isHeld: true });
  await raiseAll(page);
  await expect.poll(() => updates(shop.server).length).toBe(4);
  await raiseAll(other);
  await expect(panel(other).getByText('Another tab is changing foods at the moment.')).toBeVisible();
  held.release();
  await expectStatus(page, '4 of 4 foods done');
  await expect.poll(() => heldLocks(other)).not.toContain('my-food-batch');
  await press(other, 'Continue');
  await expectStatus(other, '4 of 4 foods done');
  await expectRaisedOnce(other, shop);
  expect(updates(shop.server)).toHaveLength(4);
});

test('AC-719 a paused batch does not keep the list of a user whose session another tab has replaced', async ({ page, shop }) => {
  await openList(shop);
  shop.server.program({ ...patch, ...lost, times: 1 });
  await raiseAll(page);
  await expect(panel(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  // A tab that was frozen handles the logout when the session of the next user is stored already.
  await page.evaluate(() => {
    for (const key of ['accessToken', 'refreshToken']) localStorage.setItem(key, 'of-the-next-user');
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expectRoute(page, 'login');
  await expect(panel(page)).toHaveCount(0);
});
