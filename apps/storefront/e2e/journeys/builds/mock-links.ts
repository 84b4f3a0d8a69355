import type { Locator, Page } from '@playwright/test';
import { accounts } from '@my-food/mocks/server';
import { expect, type Demo } from './demo.ts';
import { expectRoute, toast } from '../../shop.ts';
import { addToOrder, checkOut, logIn } from '../../steps.ts';

export const main = (page: Page) => page.getByRole('main');
const orderOne = async (page: Page, demo: Demo, mock: string) => {
  await demo.storeSession('customer');
  await demo.open('food/', mock);
  await addToOrder(page, 'Margherita');
  await checkOut(page);
};
export const stored = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage }).toSorted());

/** Runs the page's clock until `shown` is there. In steps: the mock backend, behind its service worker, starts its delay some time after the request. */
const runUntil = (page: Page, shown: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(2_500);
        return shown.count();
      },
      { intervals: [20] },
    )
    .toBe(1);

interface LinkedFault {
  name: string;
  link: string;
  act: (page: Page, demo: Demo, link: string) => Promise<void>;
}

/** The effect of each link on a screen, by the acceptance check that it repeats. In one browser: what stops its clock is last. */
export const linkedFaults: readonly LinkedFault[] = [
  {
    name: 'AC-026 ⑤ the menu shows its error',
    link: 'listFoods:500',
    async act(page, demo, link) {
      await demo.open('food/', link);
      await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
      await expect(page.getByText('Loading food data...')).toHaveCount(0);
    },
  },
  {
    name: 'AC-027 ⓝ a dropped menu request shows an error',
    link: 'listFoods:drop',
    async act(page, demo, link) {
      await demo.open('food/', link);
      await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
    },
  },
  {
    name: 'AC-026 ⓑ a menu of broken JSON',
    link: 'preset:malformedMenu',
    async act(page, demo, link) {
      await demo.open('food/', link);
      await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
    },
  },
  {
    name: 'AC-087 ⓑ a login without tokens',
    link: 'logIn:shape',
    async act(page, demo, link) {
      await demo.open('login/', link);
      await logIn(page, accounts.customer);
      await expect(toast(page, 'Login token not provided')).toHaveCount(1);
      expect(await stored(page)).toEqual([]);
    },
  },
  {
    name: 'AC-065 ④ a token too old is renewed, unseen',
    link: 'readProfile:expired@1',
    async act(page, demo, link) {
      await demo.storeSession('customer');
      const before = await page.evaluate(() => localStorage.getItem('accessToken'));
      await demo.open('profile/', link);
      await expect(main(page).getByText('nusrat', { exact: true }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(before);
    },
  },
  {
    name: 'AC-065 ④ tokens that have all expired are renewed, unseen',
    link: 'tokens:expired',
    async act(page, demo, link) {
      await demo.storeSession('customer');
      await demo.open('profile/', link);
      await expect(main(page).getByText('nusrat', { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'AC-039 ⑤ a profile that cannot be read',
    link: 'readProfile:500',
    async act(page, demo, link) {
      await demo.storeSession('customer');
      await demo.open('profile/', link);
      await expect(page.getByText('No profile found')).toBeVisible();
    },
  },
  {
    name: 'AC-068 ④ a revoked session ends at the login',
    link: 'preset:sessionRevoked',
    async act(page, demo, link) {
      await demo.storeSession('customer');
      await demo.open('profile/', link);
      await expectRoute(page, 'login');
      expect(await stored(page)).toEqual([]);
    },
  },
  {
    name: 'AC-114 ⑤ a refused order leaves the cart unchanged; the second one is taken',
    link: 'placeOrder:400@1',
    async act(page, demo, link) {
      await orderOne(page, demo, link);
      await expect(toast(page, 'Failed to place order.')).toHaveCount(1);
      await expect(page.getByRole('listitem').filter({ hasText: 'Margherita' })).toHaveCount(1);
      await checkOut(page);
      await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    },
  },
  {
    name: 'AC-115 ⓝ an order whose answer is lost may have arrived',
    link: 'preset:orderResponseLost',
    async act(page, demo, link) {
      await orderOne(page, demo, link);
      await expect(toast(page, 'Something went wrong.')).toHaveCount(1);
      await page.getByRole('button', { name: 'Check my orders' }).click();
      await expectRoute(page, 'profile');
      await expect(page.getByRole('article').filter({ hasText: '262.50' })).toHaveCount(1);
    },
  },
  {
    name: 'AC-025 ⓢ the menu shows that it is loading',
    link: 'listFoods:slow:60000',
    async act(page, demo, link) {
      await page.clock.install();
      await demo.open('food/', link);
      await expect(page.getByText('Loading food data...')).toBeVisible();
      await runUntil(page, main(page).getByRole('heading', { name: 'Margherita' }));
      await expect(page.getByText('Loading food data...')).toHaveCount(0);
    },
  },
  {
    name: 'AC-116 ⓢ an order without an answer is given up after five seconds',
    link: 'placeOrder:silent',
    async act(page, demo, link) {
      await orderOne(page, demo, link);
      await runUntil(page, toast(page, 'Something went wrong.'));
    },
  },
];
