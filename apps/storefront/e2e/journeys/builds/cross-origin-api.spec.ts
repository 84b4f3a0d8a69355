import { describeProblem, startMockServer, type ResponseVariant, type MockServer } from '@my-food/mocks/server';
import { builds, folderOf } from '../../build.ts';
import { shop as brand } from '../../../another-shop.config.ts';
import { expectPicture, manageCatalogue, purchase, type OpenShop } from '../../journeys.ts';
import { readEnvelope, startReportService } from '../../report-service.ts';
import { expect, expectRoute, test as base, toast } from '../../shop.ts';
import { addToOrder, checkOut, logIn } from '../../steps.ts';
import { delayApplication } from '../../delay-requests.ts';

interface CrossOrigin {
  api: MockServer;
  reports: Awaited<ReturnType<typeof startReportService>>['received'];
  opened: OpenShop;
}

/** `contract.spec.ts` makes the same journeys with the usual variant: amounts as text, bodies after writes, absolute pictures. */
const unusual: ResponseVariant = { amounts: 'number', writes: 'empty', media: 'relative', reads: 'cacheable' };

/** The production build of another brand and its API on two origins, with a policy for both. Fails if the page's own origin receives an API call. */
const test = base.extend<{ responseVariant: ResponseVariant; crossOrigin: CrossOrigin }>({
  isIsolated: true,
  responseVariant: [{}, { option: true }],
  crossOrigin: async ({ page, responseVariant }, use) => {
    const problems: string[] = [];
    const { port, origin } = new URL(builds.crossOrigin.apiUrl);
    const service = await startReportService(Number(new URL(builds.crossOrigin.reportsTo).port));
    const api = await startMockServer({
      port: Number(port),
      scenario: 'fourDishes',
      responseVariant,
      taxPercent: brand.tax.percent,
      onContractProblem: (problem) => problems.push(describeProblem(problem)),
    });
    const site = await startMockServer({ staticRoot: folderOf('crossOrigin') });
    expect(api.url).toBe(origin);
    await use({
      api,
      reports: service.received,
      opened: {
        page,
        async open(route) {
          await page.goto(`${site.url}/#/${route}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        },
      },
    });
    expect({ problems, ownOrigin: site.requests.map(({ path }) => path) }).toEqual({ problems: [], ownOrigin: [] });
    service.close();
    await Promise.all([api.close(), site.close()]);
  },
});

// The API's port is fixed, so these tests run one after another.
test.describe.configure({ mode: 'default' });

test.describe('decimals as numbers, 204 and 205 after writes, relative pictures, cacheable reads', () => {
  test.use({ responseVariant: unusual });

  test('AC-001 AC-151 AC-211 the purchase from another brand with an API on another origin', async ({
    page,
    crossOrigin: { opened, api },
  }) => {
    await purchase(opened, '€268.75');
    await expect(page).toHaveTitle(`Profile · ${brand.name}`);
    const order = api.requests.find(({ method, path }) => method === 'POST' && path === '/api/user/orders/');
    expect(order?.json).toMatchObject({ subtotal: 250, tax: 18.75, total: 268.75, items: [{ quantity: 1, price: 250 }] });
    expect(order?.answer).toMatchObject({ status: 204, text: '' });
  });

  test('AC-002 AC-151 the catalogue with an API on another origin', async ({ crossOrigin: { opened, api } }) => {
    await manageCatalogue(opened, brand.currency.sign);
    const removals = api.requests.filter(({ method }) => method === 'DELETE').map(({ answer }) => answer?.status);
    expect(removals).toEqual([205, 205]);
  });
});

test('absolute pictures load from the API’s origin, and its failures are reported', async ({ page, crossOrigin: { opened, api } }) => {
  await opened.open('food/');
  await expectPicture(page, 'Margherita');
  const address = await page.getByRole('img', { name: 'Margherita', includeHidden: true }).first().getAttribute('src');
  expect(address).toBe(`${api.url}/media/pizza.webp`);
  api.backend.programFaults(['listFoods:drop']);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: /again/i })).toBeVisible();
});

test('AC-403 a busy API on another origin is left alone as long as it asks for', async ({ page, crossOrigin: { opened, api } }) => {
  await page.clock.install();
  await opened.open('login/');
  await logIn(page, api.backend.accounts.customer);
  await expect(toast(page, 'Login sucessfull')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expectRoute(page, 'profile');
  await opened.open('food/');
  await addToOrder(page, 'Margherita');
  api.program({ method: 'POST', path: '/api/user/orders/', reply: { status: 429, json: {}, headers: { 'retry-after': '20' } } });
  await checkOut(page);
  await expect(page.getByText('please wait 20 s.')).toBeVisible();
});

test('AC-410 a brand in English only is in English, whatever language is stored', async ({ page, context, crossOrigin: { opened } }) => {
  await context.addCookies([{ name: 'language', value: 'bn', domain: '127.0.0.1', path: '/' }]);
  const start = await delayApplication(page);
  await opened.open('');
  const headline = page.getByRole('heading', { level: 1, name: brand.welcome });
  for (const proceed of [start, () => Promise.resolve()]) {
    await expect(headline).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await proceed();
  }
});

test('AC-232 failures and web vitals arrive at the configured service, and nothing private with them', async ({
  page,
  context,
  problems,
  crossOrigin: { opened, api, reports },
}) => {
  const sent = () => reports.map(({ text }) => readEnvelope(text));
  const errors = () =>
    sent()
      .filter(({ type }) => type === 'event')
      .map(({ transaction, exception }) => [transaction, exception.values[0].value, exception.values[0].type]);
  const secret = 'jane@example.org';
  await context.addCookies([{ name: 'secret', value: secret, url: builds.crossOrigin.reportsTo }]);
  api.program({ method: 'GET', path: '/api/food/', reply: { status: 500, json: { detail: secret } } });
  const failedRead = page.waitForResponse(`${api.url}/api/food/`);
  // Then the failure and its reporter arrive in either order.
  await page.route(/\/assets\/reporter-.*\.js/, async (route) => {
    await failedRead;
    await route.continue();
  });
  await opened.open(`food/?q=${encodeURIComponent(secret)}`);
  await expect.poll(errors).toEqual([['/food', 'Reading foods failed:', 'ApiError status 500']]);

  await page.evaluate((text) => void setTimeout(() => new URL(text)), secret);
  await expect.poll(errors).toContainEqual(['/food', 'An error was not caught.', 'TypeError']);
  await expect.poll(() => problems.length).toBe(1);
  problems.length = 0;

  await page.goto('about:blank');
  await expect
    .poll(() => sent().find(({ type }) => type === 'transaction'))
    .toMatchObject({
      transaction: '/food',
      measurements: {
        fcp: { value: expect.any(Number), unit: 'millisecond' },
        lcp: { unit: 'millisecond' },
        ttfb: { unit: 'millisecond' },
      },
    });

  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await opened.open('');
  await expect.poll(errors).toContainEqual([undefined, 'The application did not load.', 'Error']);

  expect(new Set(reports.map(({ path }) => path))).toEqual(new Set(['/api/1/envelope/?sentry_key=public&sentry_version=7']));
  expect(reports.filter(({ headers }) => headers.cookie ?? headers.referer ?? headers.authorization)).toEqual([]);
  expect(reports.filter(({ text }) => /jane/.test(text))).toEqual([]);
  // By default a service stores the address that it sees with an event of a browser.
  expect(sent().filter(({ sdk }) => sdk?.settings?.infer_ip !== 'never')).toEqual([]);
});
