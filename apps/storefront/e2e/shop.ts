import { test as base, expect, type Page } from '@playwright/test';
import { describeProblem, startMockServer, type MockServer, type MockServerOptions } from '@my-food/mocks/server';
import { fileURLToPath } from 'node:url';
import { builds } from './build.ts';

const distOf = (build: keyof typeof builds) => fileURLToPath(new URL(`../${builds[build].outDir}`, import.meta.url));

export interface Shop {
  /** The server of this test alone: its requests, its faults, its data. */
  server: MockServer;
  /** How the shop's calls, and the server's own answers, differed from openapi.yaml so far; one that is left fails the test. */
  contractProblems: string[];
  /** Opens a route ('food/') in the test's page and waits for its heading. */
  open(route: string, page?: Page): Promise<void>;
  /** Stores a session as a finished login leaves it, before any screen has opened. */
  signIn(as: 'customer' | 'admin', page?: Page): Promise<void>;
}

/** Every test has a server, an origin and so a storage of its own. A policy violation, a page error, a blank page or a breach of the contract fails it. */
export const test = base.extend<{ backendOptions: MockServerOptions; shop: Shop; policyGuard: void }>({
  /** For `test.use`: another scenario, single-use refresh tokens. */
  backendOptions: [{}, { option: true }],
  shop: async ({ page, backendOptions }, use) => {
    const contractProblems: string[] = [];
    const server = await startMockServer({
      scenario: 'fourDishes',
      staticRoot: distOf('shop'),
      onContractProblem: (problem) => contractProblems.push(describeProblem(problem)),
      ...backendOptions,
    });
    await use({
      server,
      contractProblems,
      async open(route, target = page) {
        await target.goto(`${server.url}/#/${route}`);
        // The prerendered home has a heading before the shop is there.
        await expect(target.locator('[data-first-view]')).toHaveCount(0);
        await expect(target.getByRole('heading', { level: 1 })).toBeVisible();
      },
      async signIn(as, target = page) {
        const { email, password } = server.backend.accounts[as];
        const answer = await fetch(`${server.url}/api/user/login/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        });
        const tokens = await answer.json();
        server.clear();
        await target.goto(`${server.url}/favicon.svg`);
        await target.evaluate(({ access, refresh, role }) => {
          localStorage.setItem('accessToken', access);
          localStorage.setItem('refreshToken', refresh);
          localStorage.setItem('role', role);
        }, tokens);
      },
    });
    await server.close();
    expect(contractProblems).toEqual([]);
  },
  policyGuard: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      context.on('console', (message) => {
        if (message.text().startsWith('policy violation:')) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The toast region's toasts with exactly this text. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** Whether `page` stands on a route, one last slash ignored. */
export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash.replace(/\?.*$/, '').replace(/\/$/, '')).toBe(`#/${route}`.replace(/\/$/, ''));
}
