import { accounts, startMockServer, type MockServer } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { folderOf } from '../../build.ts';
import { expect, test as base } from '../../shop.ts';

export interface Demo {
  /** Serves files alone: what it records would be a call that left the browser. */
  site: MockServer;
  /** Opens a route under a `?mock=` link and waits for its heading; without `mock` the link is left out. */
  open(route: string, mock?: string, page?: Page): Promise<void>;
  /** Stores a session as a finished login leaves it; some screen must be open. */
  signIn(as: 'customer' | 'admin', page?: Page): Promise<void>;
}

/** The demo build on its own backend, in four dishes. A call that reaches the network fails the test. */
export const test = base.extend<{ demo: Demo }>({
  isIsolated: true,
  // The service worker is the demo's network.
  serviceWorkers: 'allow',
  demo: async ({ page, context }, use) => {
    const site = await startMockServer({ staticRoot: folderOf('demo') });
    const otherOrigins: string[] = [];
    context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site.url) otherOrigins.push(request.url());
    });
    /** The service worker does not answer for an unloaded document: stop its calls first. */
    const quieten = (target: Page) =>
      target.evaluate(() => {
        window.fetch = () => new Promise(() => undefined);
      });
    const open = async (route: string, mock?: string, target: Page = page) => {
      if (mock !== undefined) await quieten(target);
      await target.goto(`${site.url}/${mock === undefined ? '' : `?mock=${encodeURIComponent(mock)}`}#/${route}`);
      // The prerendered home has a heading before the backend is ready.
      await expect(target.locator('[data-prerendered]')).toHaveCount(0);
      await expect(target.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await open('', 'scenario:fourDishes');
    await use({
      site,
      open,
      async signIn(as, target = page) {
        const { email, password } = accounts[as];
        // A heading of the shop's own is on screen: so the backend is ready.
        await expect(target.locator('[data-prerendered]')).toHaveCount(0);
        await expect(target.getByRole('heading', { level: 1 })).toBeVisible();
        await target.evaluate(
          async (credentials) => {
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch('/api/user/login/', { method: 'POST', headers, body: JSON.stringify(credentials) });
            const { access, refresh, role } = await answer.json();
            localStorage.setItem('accessToken', access);
            localStorage.setItem('refreshToken', refresh);
            localStorage.setItem('role', role);
          },
          { email, password },
        );
        await quieten(target);
        await target.reload();
      },
    });
    expect({ network: site.requests.map(({ method, path }) => `${method} ${path}`), otherOrigins }).toEqual({
      network: [],
      otherOrigins: [],
    });
    await site.close();
  },
});

/** Resolves when the menu is fetched; start it before entering menu or cart. */
export const menuIsRead = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === '/api/food/');

export { expect };
