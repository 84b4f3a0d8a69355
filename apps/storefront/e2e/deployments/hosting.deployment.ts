import { expect } from '@playwright/test';
import { accounts } from '@my-food/mocks/server';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { folderOf, headersOf } from '../build.ts';
import { reportViolations } from '../shop.ts';
import { test } from './hosted-shop.ts';

const script = readdirSync(`${folderOf('shop')}assets`).find((name) => /^cart-with-usual\.page-.*\.js$/.test(name)) ?? '';
const built = (path: string) => readFileSync(`${folderOf('shop')}${path}`);
const pathsOf = (base: string) => ({ page: `${base}/`, asset: `${base}/assets/${script}`, missing: `${base}/assets/gone-1a2b3c4d.js` });
const bases = ['', '/My%20Shop'];

for (const base of bases) {
  const { page, asset, missing } = pathsOf(base);

  test(`AC-203 every response has the headers of the build: ${page}`, async ({ hosted }) => {
    const expected = Object.fromEntries(Object.entries(headersOf('shop')).map(([name, value]) => [name.toLowerCase(), value]));
    for (const path of [page, `${base}/index.html`, asset, missing]) expect((await hosted.get(path)).headers, path).toMatchObject(expected);
  });

  test(`AC-203 AC-238 pages and the service worker are revalidated and assets immutable, a missing file is neither kept nor the page: ${page}`, async ({
    hosted,
  }) => {
    const [index, shown, absent] = [await hosted.get(page), await hosted.get(asset), await hosted.get(missing)];
    expect([index.status, index.headers['cache-control'], index.headers['content-type']]).toEqual([
      200,
      'no-cache',
      expect.stringMatching(/^text\/html/),
    ]);
    const worker = await hosted.get(`${base}/sw.js`);
    expect([worker.status, worker.headers['cache-control'], worker.headers['content-type']]).toEqual([
      200,
      'no-cache',
      expect.stringMatching(/javascript/),
    ]);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect([absent.status, absent.headers['cache-control'], absent.body.includes('id="root"')]).toEqual([404, 'no-store', false]);
    expect([(await hosted.get(`${base}/missing/`)).status, (await hosted.get(`${base}/_headers`)).status]).toEqual([404, 404]);
    const unchanged = await hosted.get(asset, { 'if-none-match': shown.headers.etag ?? '' });
    expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable']);
  });

  test(`AC-203 texts are sent as the build compressed them: ${page}`, async ({ hosted }) => {
    for (const [path, file, type] of [
      [page, 'index.html', /^text\/html/],
      [asset, `assets/${script}`, /javascript/],
    ] as const)
      for (const [accepted, encoding, extension] of [
        ['gzip, deflate, br', 'br', '.br'],
        ['gzip', 'gzip', '.gz'],
        ['identity', undefined, ''],
      ] as const) {
        const { status, headers, body } = await hosted.get(path, { 'accept-encoding': accepted });
        expect([status, headers['content-encoding'], headers['content-type']], `${path} ${accepted}`).toEqual([
          200,
          encoding,
          expect.stringMatching(type),
        ]);
        expect(headers.vary, `${path} ${accepted}`).toMatch(/accept-encoding/i);
        expect(body.equals(built(`${file}${extension}`)), `${path} ${accepted}`).toBe(true);
      }
  });

  test(`AC-203 the menu shows the pictures of its own server, within the policy: ${page}`, async ({ hosted, page: tab }) => {
    const problems: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await tab.addInitScript(reportViolations);
    await tab.goto(`${hosted.origin}${page}#/food/`);
    await expect(tab.getByRole('listitem').getByRole('heading')).toHaveText(['Margherita', 'Dal', 'Naan', 'Kacchi']);
    const pictures = tab.getByRole('listitem').getByRole('img', { includeHidden: true });
    await expect(pictures).toHaveCount(4);
    await expect
      .poll(() =>
        pictures.evaluateAll((found) => found.every((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0)),
      )
      .toBe(true);
    expect(problems).toEqual([]);
  });
}

test('AC-203 HTTP/2 is spoken, plain HTTP and a missing slash are redirected', async ({ hosted }) => {
  const session = connect(hosted.origin, { rejectUnauthorized: false });
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject);
    session
      .request({ ':path': '/' })
      .on('error', reject)
      .on('response', (headers) => resolve(headers[':status']))
      .resume();
  });
  session.close();
  expect(status).toBe(200);
  const plain = await fetch(`${hosted.plainOrigin}/`, { redirect: 'manual' });
  expect([301, 308]).toContain(plain.status);
  expect(plain.headers.get('location')).toMatch(/^https:\/\//);
  const { status: moved, headers } = await hosted.get('/My%20Shop');
  expect([[301, 308].includes(moved), headers.location]).toEqual([true, expect.stringMatching(/(^|:\d+)\/My( |%20)Shop\/$/)]);
});

test('AC-203 AC-895 calls and pictures reach the server, which learns host and scheme', async ({ hosted }) => {
  const { backend, get, origin } = hosted;
  backend.clear();
  const menu = await get('/api/food/');
  expect([menu.status, menu.headers['content-type'], menu.headers['content-security-policy']]).toEqual([
    200,
    'application/json',
    undefined,
  ]);
  expect(backend.requests[0]?.headers).toMatchObject({ host: new URL(origin).host, 'x-forwarded-proto': 'https' });
  expect(backend.requests[0]?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
  const unknown = await get('/api/drinks/');
  expect([unknown.status, unknown.body.toString()]).toEqual([404, '{"detail":"Not found."}']);
  expect((await get('/media/pizza.webp')).headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
});

test('AC-203 a photo of 5 MB is stored', async ({ hosted, request }) => {
  const { email, password } = accounts.admin;
  const login = await request.post(`${hosted.origin}/api/user/login/`, { data: { email, password } });
  const { access }: { access: string } = await login.json();
  const photo = { name: 'tea.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_880, 1) };
  const stored = await request.post(`${hosted.origin}/api/category/`, {
    headers: { authorization: `Bearer ${access}` },
    multipart: { name: 'Tea', food_image: photo },
  });
  expect(stored.ok()).toBe(true);
  hosted.backend.backend.reset();
});
