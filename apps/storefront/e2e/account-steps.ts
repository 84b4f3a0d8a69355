import type { MockServer, RecordedRequest } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';
import { logIn } from './steps.ts';

export const paths = {
  login: '/api/user/login/',
  logout: '/api/user/logout/',
  refresh: '/api/user/refresh_token/',
  profile: '/api/user/profile/',
  update: '/api/user/profile/update/',
  orders: '/api/user/orders/',
} as const;

export const callsTo = (server: MockServer, path: string): RecordedRequest[] => server.requests.filter((request) => request.path === path);

/** The bearer of each call, oldest first; null without one. */
export const bearersOf = (calls: RecordedRequest[]) => calls.map(({ headers }) => headers['authorization']?.replace('Bearer ', '') ?? null);

export const storageOf = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));
export const storedCount = (page: Page) => page.evaluate(() => localStorage.length);

export const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
export const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

export async function logOut(page: Page) {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Logs in and opens the profile without waiting for the redirect. */
export async function logInToProfile(page: Page, account: { email: string; password: string }) {
  const token = async () => (await storageOf(page))['accessToken'];
  const before = await token();
  await logIn(page, account);
  await expect.poll(token).not.toBe(before);
  await page.evaluate(() => (location.hash = '#/profile/'));
}

/** The user whose profile is on screen. */
export const profileHeading = (page: Page, name: 'Nusrat Jahan' | 'Rahim Uddin') => page.getByRole('heading', { level: 1, name });

export async function expectSignedOut(page: Page) {
  await expect(loginLink(page)).toBeVisible();
  await expect.poll(() => storedCount(page)).toBe(0);
}
