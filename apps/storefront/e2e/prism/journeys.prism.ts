import { accounts, type MockServer, startMockServer } from '@my-food/mocks/server';
import { test as base } from '@playwright/test';
import { startPrism } from '../../../../tools/prism/prism.ts';
import { logOut, paths } from '../account-steps.ts';
import { folderOf } from '../build.ts';
import { manageCatalogue, type OpenShop, purchase } from '../journeys.ts';
import { expect, toast } from '../shop.ts';
import { logIn, tinyPng } from '../steps.ts';
import { startGateway } from './gateway.ts';

interface Proxied {
  server: MockServer;
  opened: OpenShop;
}

/** The production build, whose calls go through Prism's proxy to the mock backend. Fails on a violation, and when no call was made. */
const test = base.extend<{ proxied: Proxied }>({
  proxied: async ({ page }, use) => {
    const server = await startMockServer({
      scenario: 'fourDishes',
      staticRoot: folderOf('shop'),
      responseVariant: { media: 'relative' },
    });
    const prism = await startPrism(server.url);
    const gateway = await startGateway({ api: prism.url, files: server.url });
    const open = async (route: string) => {
      await page.goto(`${gateway.url}/#/${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await use({ server, opened: { page, open } });
    console.log(`${String(gateway.calls.length)} calls through Prism, ${String(gateway.violations.length)} violations:`);
    for (const call of new Set(gateway.calls)) console.log(`  ${call}`);
    expect(gateway.violations).toEqual([]);
    expect(gateway.calls.length).toBeGreaterThan(5);
    gateway.close();
    prism.close();
    await server.close();
  },
});

test('AC-151 the purchase', ({ proxied }) => purchase(proxied.opened));

test('AC-151 the catalogue', ({ proxied }) => manageCatalogue(proxied.opened, '৳', false));

test('AC-151 an account: a wrong password, a renewed token, another picture, logout', async ({ page, proxied: { server, opened } }) => {
  await page.clock.install();
  await opened.open('login/');
  await logIn(page, { ...accounts.customer, password: 'wrong' });
  await expect(toast(page, 'Login faild . Please provide the correct informations')).toBeVisible();
  await logIn(page, accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.clock.fastForward(2_000);

  server.backend.expireAccessTokens();
  await opened.open('profile/update/');
  await page.getByRole('main').getByLabel('Address').fill('7 River Road, Sylhet');
  await page.getByRole('main').locator('input[type=file]').setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: tinyPng });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile Updated Successfully.')).toBeVisible();

  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  const renewals = server.requests.filter(({ path }) => path === paths.refresh);
  expect(renewals.map(({ answer }) => answer?.status)).toEqual([200]);
});
