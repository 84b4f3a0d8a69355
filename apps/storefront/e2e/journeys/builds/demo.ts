import { accounts, startMockServer, type MockServer } from '@my-food/mocks/server';
import type { Page, Request } from '@playwright/test';
import { folderOf } from '../../build.ts';
import { expect, test as base, waitForApplication } from '../../shop.ts';

export interface Demo {
  /** Serves the build, and answers no call. */
  site: MockServer;
  /** Opens a route, optionally with a `?mock=` link, and waits for its heading. */
  open(route: string, mock?: string, page?: Page): Promise<void>;
  /** Stores a session, as a login does. A page must be open; the next document has the session. */
  storeSession(as: 'customer' | 'admin'): Promise<void>;
  /** Stores a session, and reloads the page. */
  signIn(as: 'customer' | 'admin'): Promise<void>;
}

/**
 * The demo build with its in-browser backend and four dishes. The network answers no call, so a call that reaches it stays without a response and fails
 * the test. Those of a document that is being left may reach it: nobody waits for their response.
 */
export const test = base.extend<{ demo: Demo }>({
  isIsolated: true,
  // The backend runs in a service worker.
  serviceWorkers: 'allow',
  demo: async ({ page, context }, use) => {
    const site = await startMockServer({ staticRoot: folderOf('demo') });
    site.program({ path: '*', isSilent: true });
    const otherOrigins: string[] = [];
    context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== site.url) otherOrigins.push(request.url());
    });
    const inFlight = new Set<Request>();
    const onEnd = (request: Request) => void inFlight.delete(request);
    context
      .on('request', (request) => request.serviceWorker() ?? inFlight.add(request))
      .on('requestfinished', onEnd)
      .on('requestfailed', onEnd);
    const open = async (route: string, mock?: string, target: Page = page) => {
      await target.goto(`${site.url}/${mock === undefined ? '' : `?mock=${encodeURIComponent(mock)}`}#/${route}`);
      await waitForApplication(target);
    };
    await open('', 'scenario:fourDishes');
    const storeSession = async (as: 'customer' | 'admin') => {
      // Once a page of the application is rendered, the backend is ready.
      await waitForApplication(page);
      await page.evaluate(
        async (credentials) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch('/api/user/login/', { method: 'POST', headers, body: JSON.stringify(credentials) });
          const { access, refresh, role } = await answer.json();
          localStorage.setItem('accessToken', access);
          localStorage.setItem('refreshToken', refresh);
          localStorage.setItem('role', role);
        },
        { email: accounts[as].email, password: accounts[as].password },
      );
    };
    await use({
      site,
      open,
      storeSession,
      async signIn(as) {
        await storeSession(as);
        await page.reload();
        // msw's worker unregisters itself when its last page is left: a page that is left while it starts may start on a worker that is about to go.
        await waitForApplication(page);
      },
    });
    await expect.poll(() => [...inFlight].map((request) => request.url())).toEqual([]);
    expect(otherOrigins).toEqual([]);
    await site.close();
  },
});

export { expect };
