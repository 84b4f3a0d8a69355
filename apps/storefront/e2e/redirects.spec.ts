import type { Page } from '@playwright/test';
import { confirmRemoval, card } from './admin-steps.ts';
import { expect, test, toast, type Shop } from './shop.ts';
import { checkOut, expectQuantity, fillRegistration, standAtCheckout } from './steps.ts';

/** Answers 200 whatever comes. */
const elsewhere = '/favicon.svg';

interface Write {
  method: string;
  path: string;
  prepare(page: Page, shop: Shop): Promise<void>;
  send(page: Page): Promise<void>;
  /** The toast of its failure. */
  says: string;
  /** What is as it was. */
  expectKept(page: Page): Promise<void>;
}

const writes: Record<string, Write> = {
  'an order': {
    method: 'POST',
    path: '/api/user/orders/',
    prepare: standAtCheckout,
    send: checkOut,
    says: 'Something went wrong.',
    async expectKept(page) {
      await expectQuantity(page, 'Margherita', 1);
      await expect(page.getByRole('button', { name: 'Check my orders' })).toBeVisible();
    },
  },
  'a registration': {
    method: 'POST',
    path: '/api/user/register/',
    prepare: (_, shop) => shop.open('register/'),
    async send(page) {
      await fillRegistration(page, { email: 'nadia@my-food.example', password: 'long-enough-1' });
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    },
    says: 'registrations Failed. Please try again',
    expectKept: (page) => expect(page.getByRole('button', { name: 'Restore what I typed' })).toBeVisible(),
  },
  'the deletion of a food': {
    method: 'DELETE',
    path: '/api/food/{id}/',
    async prepare(page, shop) {
      await shop.signIn('admin', page);
      await shop.open('admin/products/');
    },
    send: (page) => confirmRemoval(page, 'Naan'),
    says: 'Delete failed!',
    expectKept: (page) => expect(card(page, 'Naan')).toBeVisible(),
  },
  'a profile update': {
    method: 'PATCH',
    path: '/api/user/profile/update/',
    async prepare(page, shop) {
      await shop.signIn('customer', page);
      await shop.open('profile/update/');
    },
    async send(page) {
      await page.getByRole('main').getByLabel('First Name').fill('Nadia');
      await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
    },
    says: 'Updating Failed. Please try again.',
    expectKept: (page) => expect(page.getByRole('main').getByLabel('First Name')).toHaveValue('Nadia'),
  },
};

for (const [name, { method, path, prepare, send, says, expectKept }] of Object.entries(writes)) {
  for (const status of [301, 302, 303]) {
    test(`${name} that is redirected (${status}) to an address that answers 200 has failed`, async ({ page, shop }) => {
      await prepare(page, shop);
      const redirected = shop.server.program({ method, path, reply: { status, headers: { location: elsewhere } } });
      const followed: string[] = [];
      page.on('request', (request) => {
        if (request.redirectedFrom() !== null) followed.push(request.url());
      });
      await send(page);
      await expect(toast(page, says)).toHaveCount(1);
      await expectKept(page);
      expect([redirected.hitCount(), followed]).toEqual([1, []]);
    });
  }
}
