import type { MockServer } from '@my-food/mocks/server';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillRegistration, tinyPng } from '../steps.ts';
import type { Outcome } from './cells.ts';
import type { adminRows } from './admin-rows.ts';
import type { AnswerFault } from './faults.ts';
import { afterOrder, afterPublicForm, afterPublicRead, afterRead, afterSave } from './in-a-row.ts';

/** How one operation is done by a person, and where its call goes. */
export interface Play {
  readonly call: { readonly method: string; readonly path: string };
  readonly as: 'customer' | 'admin' | null;
  /** The screen on which it is done. A read is done by entering its screen, from one that reads nothing. */
  readonly screen: string;
  /** Spec §9, milliseconds. */
  readonly timeLimitMs: 5_000 | 80_000;
  readonly isRead: boolean;
  /** What has to be true on the server before. */
  arrange?(server: MockServer): void;
  /** Fills the form, on its screen. */
  prepare?(page: Page): Promise<void>;
  /** The deed itself, `times` times within one task. A read needs none. */
  act?(page: Page, times: number): Promise<void>;
  /** What another tab sees of it, opened on this screen before: all that follows for it. */
  readonly watched?: { readonly screen: string; follows(other: Page): Promise<void> };
  /** What has become of the form. */
  form?(page: Page): Promise<Outcome['form']>;
  /** Faults that are played one after the other on one page: each leaves it as the next needs it. */
  readonly together?: readonly AnswerFault[];
}

export const operations = [
  'load the menu',
  'load the categories',
  'register',
  'log in',
  'renew the access',
  'log out',
  'read the profile',
  'update the profile',
  'list the orders',
  'place an order',
  'download a receipt',
  'keep the cart',
  'create a food',
  'update a food',
  'delete a food',
  'create a category',
  'update a category',
  'delete a category',
] as const;

export const press = (button: Locator, times: number) =>
  button.evaluate((element, count) => {
    for (let done = 0; done < count; done += 1) if (element instanceof HTMLElement) element.click();
  }, times);

export const mainButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });

/** Whether these fields still hold these texts, and the file field its file. */
export async function formOf(
  page: Page,
  heading: string,
  texts: Readonly<Record<string, string>>,
  hasFile: boolean,
): Promise<Outcome['form']> {
  const main = page.getByRole('main');
  if (!(await main.getByRole('heading', { level: 1, name: heading, exact: true }).isVisible())) return 'left';
  // The screen may be left at any moment: what is gone then is not waited for.
  const atOnce = { timeout: 500 };
  for (const [label, text] of Object.entries(texts)) {
    const value = await main
      .getByLabel(label, { exact: true })
      .inputValue(atOnce)
      .catch(() => null);
    if (value === null) return 'left';
    if (value !== text) return 'emptied';
  }
  if (!hasFile) return 'kept';
  const files = await page
    .locator('input[type="file"]')
    .evaluate((input) => (input instanceof HTMLInputElement ? input.files?.length : 0), undefined, atOnce)
    .catch(() => null);
  if (files === null) return 'left';
  return files === 1 ? 'kept' : 'emptied';
}

const publicRead = (path: string, screen: string): Play => ({
  call: { method: 'GET', path },
  as: null,
  screen,
  timeLimitMs: 80_000,
  isRead: true,
  together: afterPublicRead,
});

const ownRead = (path: string): Play => ({
  call: { method: 'GET', path },
  as: 'customer',
  screen: 'profile/',
  timeLimitMs: 5_000,
  isRead: true,
  together: afterRead,
});

const newAddress = '7 River Road, Sylhet';

type CustomerOperation = Exclude<(typeof operations)[number], 'download a receipt' | 'keep the cart' | keyof typeof adminRows>;

export const customerPlays: Readonly<Record<CustomerOperation, Play>> = {
  'load the menu': publicRead('/api/food/', 'food/'),
  'load the categories': publicRead('/api/category/', ''),
  register: {
    call: { method: 'POST', path: '/api/user/register/' },
    as: null,
    screen: 'register/',
    timeLimitMs: 80_000,
    isRead: false,
    prepare: (page) => fillRegistration(page, { email: 'nadia@my-food.example', password: 'a long password' }),
    act: (page, times) => press(mainButton(page, 'Register'), times),
    form: (page) => formOf(page, 'Register', { 'First Name': 'Nadia', Address: '12 Lake Road, Dhaka' }, true),
    together: afterPublicForm,
  },
  'log in': {
    call: { method: 'POST', path: '/api/user/login/' },
    as: null,
    screen: 'login/',
    timeLimitMs: 80_000,
    isRead: false,
    async prepare(page) {
      await page.getByRole('main').getByLabel('Email').fill('customer@my-food.example');
      await page.getByRole('main').getByLabel('Password', { exact: true }).fill('biryani-lover');
    },
    act: (page, times) => press(mainButton(page, 'Login'), times),
    form: (page) => formOf(page, 'Login', { Email: 'customer@my-food.example' }, false),
    watched: { screen: 'food/details/', follows: (other) => expect(accountButton(other)).toBeVisible() },
    together: ['broken JSON', 'a wrong shape', ...afterPublicForm],
  },
  'renew the access': {
    call: { method: 'POST', path: '/api/user/refresh_token/' },
    as: 'customer',
    screen: 'profile/',
    timeLimitMs: 80_000,
    isRead: true,
    arrange: (server) => server.backend.expireAccessTokens(),
  },
  'log out': {
    call: { method: 'POST', path: '/api/user/logout/' },
    as: 'customer',
    screen: 'food/details/',
    timeLimitMs: 5_000,
    isRead: false,
    prepare: (page) => accountButton(page).click(),
    act: (page, times) => press(page.getByRole('menuitem', { name: 'Logout' }), times),
    watched: {
      screen: 'profile/',
      async follows(other) {
        await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
        await expect(accountButton(other)).toHaveCount(0);
      },
    },
  },
  'read the profile': ownRead('/api/user/profile/'),
  'update the profile': {
    call: { method: 'PATCH', path: '/api/user/profile/update/' },
    as: 'customer',
    screen: 'profile/update/',
    timeLimitMs: 5_000,
    isRead: false,
    async prepare(page) {
      const main = page.getByRole('main');
      await main.getByLabel('Address').fill(newAddress);
      await main.getByLabel('Profile Image').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: tinyPng });
      // The picture is looked at before it may be sent; its preview says that this is over.
      await expect(main.locator('img[src^="blob:"]')).toBeVisible();
    },
    act: (page, times) => press(mainButton(page, 'Save changes'), times),
    form: (page) => formOf(page, 'Update Profile', { Address: newAddress }, true),
    together: afterSave,
  },
  'list the orders': ownRead('/api/user/orders/'),
  'place an order': {
    call: { method: 'POST', path: '/api/user/orders/' },
    as: 'customer',
    screen: 'food/add-to-card/',
    timeLimitMs: 5_000,
    isRead: false,
    act: (page, times) => press(mainButton(page, 'Proceed to Checkout'), times),
    together: afterOrder,
  },
};
