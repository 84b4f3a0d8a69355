import type { MockServer } from '@my-food/mocks/server';
import { expect, type Locator, type Page } from '@playwright/test';
import { accountButton } from '../../account-steps.ts';
import { fillRegistration, tinyPng } from '../../steps.ts';
import type { adminRows } from './admin-rows.ts';
import type { bulkRows } from './bulk-rows.ts';
import type { FaultName } from './faults.ts';
import { sequences } from './sequences.ts';

/** A form: its heading, the typed values by label, and whether a file is chosen. */
export interface Form {
  readonly heading: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hasFile: boolean;
}

/** One user operation and its call. */
export interface Operation {
  readonly call: { readonly method: string; readonly path: string };
  readonly as: 'customer' | 'admin' | null;
  /** The route of its screen. Entering the screen performs a read. */
  readonly screen: string;
  /** Spec §9. Milliseconds. */
  readonly timeLimitMs: 5_000 | 80_000;
  readonly isRead: boolean;
  /** The acceptance checks that its row proves. */
  readonly checks?: readonly string[];
  /** Prepares the server. Called before each cell. */
  arrange?(server: MockServer): void;
  /** Fills the form. */
  prepare?(page: Page): Promise<void>;
  /** Submits `times` times within one task. Undefined for a read. */
  act?(page: Page, times: number): Promise<void>;
  /** The expected effect in another tab that is open on `screen`. */
  readonly watched?: { readonly screen: string; follows(other: Page): Promise<void> };
  readonly form?: Form;
  /** Faults that run in sequence within one document. */
  readonly sequence?: readonly FaultName[];
}

export const operationNames = [
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
  'store the cart',
  'create a food',
  'update a food',
  'delete a food',
  'create a category',
  'update a category',
  'delete a category',
  'change many foods',
] as const;

export const press = (button: Locator, times: number) =>
  button.evaluate((element, count) => {
    for (let done = 0; done < count; done += 1) if (element instanceof HTMLElement) element.click();
  }, times);

export const mainButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const publicRead = (path: string, screen: string): Operation => ({
  call: { method: 'GET', path },
  as: null,
  screen,
  timeLimitMs: 80_000,
  isRead: true,
  sequence: sequences.publicRead,
});

const ownRead = (path: string): Operation => ({
  call: { method: 'GET', path },
  as: 'customer',
  screen: 'profile/',
  timeLimitMs: 5_000,
  isRead: true,
  sequence: sequences.signedInRead,
});

const newAddress = '7 River Road, Sylhet';

type CustomerOperation = Exclude<
  (typeof operationNames)[number],
  'download a receipt' | 'store the cart' | keyof typeof adminRows | keyof typeof bulkRows
>;

export const customerOperations: Readonly<Record<CustomerOperation, Operation>> = {
  'load the menu': publicRead('/api/food/', 'food/'),
  'load the categories': { ...publicRead('/api/category/', ''), checks: ['AC-017'] },
  register: {
    call: { method: 'POST', path: '/api/user/register/' },
    as: null,
    screen: 'register/',
    timeLimitMs: 80_000,
    isRead: false,
    prepare: (page) => fillRegistration(page, { email: 'nadia@my-food.example', password: 'a long password' }),
    act: (page, times) => press(mainButton(page, 'Register'), times),
    form: { heading: 'Register', fields: { 'First Name': 'Nadia', Address: '12 Lake Road, Dhaka' }, hasFile: true },
    // The e-mail of the previous cell can be registered again.
    arrange: (server) => server.backend.reset(),
    sequence: sequences.registration,
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
    form: { heading: 'Login', fields: { Email: 'customer@my-food.example' }, hasFile: false },
    watched: { screen: 'food/details/', follows: (other) => expect(accountButton(other)).toBeVisible() },
    sequence: sequences.login,
  },
  'renew the access': {
    call: { method: 'POST', path: '/api/user/refresh_token/' },
    as: 'customer',
    screen: 'profile/',
    timeLimitMs: 80_000,
    isRead: true,
    arrange: (server) => server.backend.expireAccessTokens(),
    sequence: sequences.renewal,
  },
  'log out': {
    call: { method: 'POST', path: '/api/user/logout/' },
    as: 'customer',
    screen: 'food/details/',
    timeLimitMs: 5_000,
    isRead: false,
    checks: ['AC-057'],
    prepare: (page) => accountButton(page).click(),
    act: (page, times) => press(page.getByRole('menuitem', { name: 'Logout' }), times),
    watched: {
      screen: 'profile/',
      async follows(other) {
        await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
        await expect(accountButton(other)).toHaveCount(0);
      },
    },
    sequence: sequences.logout,
  },
  'read the profile': { ...ownRead('/api/user/profile/'), checks: ['AC-067', 'AC-069', 'AC-111'] },
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
      // The preview appears once the picture is validated.
      await expect(main.locator('img[src^="blob:"]')).toBeVisible();
    },
    act: (page, times) => press(mainButton(page, 'Save changes'), times),
    form: { heading: 'Update Profile', fields: { Address: newAddress }, hasFile: true },
    sequence: sequences.signedInForm,
  },
  'list the orders': ownRead('/api/user/orders/'),
  'place an order': {
    call: { method: 'POST', path: '/api/user/orders/' },
    as: 'customer',
    screen: 'food/add-to-card/',
    timeLimitMs: 5_000,
    isRead: false,
    act: (page, times) => press(mainButton(page, 'Proceed to Checkout'), times),
    sequence: sequences.order,
  },
};
