import { accounts, startMockServer, type MockServer } from '@my-food/mocks/server';
import type { Page, Request } from '@playwright/test';
import { folderOf } from '../../build.ts';
import { expect, test as base, waitForApplication } from '../../shop.ts';

export interface Demo {
  /** Serves the build. A recorded API call has left the browser. */
  site: MockServer;
  /** Opens a route, optionally with a `?mock=` link, and waits for its heading. */
  open(route: string, mock?: string, page?: Page): Promise<void>;
  /** Stores a session, as a login does. A page must be open. */
  signIn(as: 'customer' | 'admin', page?: Page): Promise<void>;
}

/** The demo build with its in-browser backend and four dishes. A call that reaches the network fails the test. */
export const test = base.extend<{ demo: Demo }>({
  isIsolated: true,
  // The backend runs in a service worker.
  serviceWorkers: 'allow',
  demo: async ({ page, context }, use) => {
    const site = await startMockServer({ staticRoot: folderOf('demo') });
    const otherOrigins: string[] = [];
    context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site.url) otherOrigins.push(request.url());
    });
    const inFlight = new Set<Request>();
    const onEnd = (request: Request) => void inFlight.delete(request);
    context
      .on('request', (request) => inFlight.add(request))
      .on('requestfinished', onEnd)
      .on('requestfailed', onEnd);
    /** Stops all requests and waits for those on their way: the service worker sends those of an unloading document to the network. */
    const stopRequests = async (target: Page) => {
      await target.evaluate(() => {
        window.fetch = () => new Promise(() => undefined);
      });
      await expect.poll(() => [...inFlight].map((request) => request.url())).toEqual([]);
    };
    const open = async (route: string, mock?: string, target: Page = page) => {
      if (mock !== undefined) await stopRequests(target);
      await target.goto(`${site.url}/${mock === undefined ? '' : `?mock=${encodeURIComponent(mock)}`}#/${route}`);
      await waitForApplication(target);
    };
    await open('', 'scenario:fourDishes');
    await use({
      site,
      open,
      async signIn(as, target = page) {
        const { email, password } = accounts[as];
        // Once a page of the application is rendered, the backend is ready.
        await waitForApplication(target);
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
        await stopRequests(target);
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

/** Resolves when the menu is fetched. Call it before the navigation to the menu or the cart. */
export const menuIsRead = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === '/api/food/');

export { expect };
