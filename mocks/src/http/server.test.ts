import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockServer, startMockServer } from './server.ts';
import { pictureFile } from '../testing/test-server.ts';
import { toFormData } from './to-form-data.ts';

let folder: string;
let server: MockServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'my-food-'));
  await writeFile(join(folder, 'index.html'), '<title>My Food</title>');
  await writeFile(join(folder, 'app.js'), 'export {};');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/shop-1a2b.js'), 'export {};');
  server = await startMockServer({ scenario: 'fourDishes', staticRoot: folder, headers: { 'x-frame-options': 'DENY' } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends a path verbatim; fetch would normalise it. */
const rawStatus = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(server.url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

it('serves the files of a folder with their types and the given headers', async () => {
  const page = await fetch(`${server.url}/`);
  expect([page.status, page.headers.get('content-type'), page.headers.get('x-frame-options'), await page.text()]).toEqual([
    200,
    'text/html;charset=utf-8',
    'DENY',
    '<title>My Food</title>',
  ]);
  expect((await fetch(`${server.url}/app.js`)).headers.get('content-type')).toBe('text/javascript');
  expect((await fetch(`${server.url}/missing.js`)).status).toBe(404);
});

it.each(['/../package.json', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '//etc/passwd'])(
  'serves nothing outside the folder: %s',
  async (path) => {
    expect(await rawStatus(path)).toBe(404);
  },
);

it('responds to a malformed URL with 400, and keeps running', async () => {
  expect(await rawStatus('/api/%E0%A4%A/')).toBe(400);
  expect(await rawStatus('/%E0%A4%A')).toBe(400);
  expect(await rawStatus('/api/food/')).toBe(200);
});

it('makes files below assets immutable, and others no-cache', async () => {
  const cacheControl = async (path: string) => (await fetch(`${server.url}${path}`)).headers.get('cache-control');
  expect(await cacheControl('/assets/shop-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControl('/')).toBe('no-cache');
});

it.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['deflate', undefined, 'plain'],
  ['', undefined, 'plain'],
])('serves the smallest accepted encoding: %s', async (accepted, encoding, body) => {
  await writeFile(join(folder, 'shop.js'), 'plain');
  await writeFile(join(folder, 'shop.js.br'), 'brotli');
  await writeFile(join(folder, 'shop.js.gz'), 'gzip');
  const [headers, text] = await new Promise<[IncomingHttpHeaders, string]>((resolve, reject) => {
    httpRequest(server.url, { path: '/shop.js', headers: { 'accept-encoding': accepted } }, (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        resolve([response.headers, chunk]);
      });
    })
      .on('error', reject)
      .end();
  });
  expect([headers['content-type'], headers['content-encoding'], text]).toEqual(['text/javascript', encoding, body]);
});

it('serves only sample pictures', async () => {
  const picture = await fetch(`${server.url}/media/pizza.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await fetch(`${server.url}/media/constructor.webp`)).status).toBe(404);
});

it('records requests and responses, except for preflights and files', async () => {
  server.clear();
  await fetch(`${server.url}/`);
  await fetch(`${server.url}/api/food/`, { method: 'OPTIONS' });
  await fetch(`${server.url}/api/user/login/?x=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a","password":"b"}',
  });
  await fetch(`${server.url}/api/category/`, {
    method: 'POST',
    body: toFormData({ name: 'Tea', food_image: pictureFile('tea.png', 'image/png', [1, 2]) }),
  });
  const [login, category, ...others] = server.requests;
  expect(others).toEqual([]);
  expect({ ...login, headers: null, bytes: new TextDecoder().decode(login?.bytes) }).toEqual({
    method: 'POST',
    path: '/api/user/login/',
    query: '?x=1',
    headers: null,
    bytes: '{"email":"a","password":"b"}',
    json: { email: 'a', password: 'b' },
    form: null,
    answer: {
      status: 401,
      headers: { 'content-length': '63', 'content-type': 'application/json' },
      text: '{"detail":"No active account found with the given credentials"}',
    },
    isFaulty: false,
  });
  expect(login?.headers['content-type']).toBe('application/json');
  expect(category?.json).toBeUndefined();
  expect(category?.form).toEqual([
    { name: 'name', value: 'Tea', file: null },
    { name: 'food_image', value: '', file: { name: 'tea.png', type: 'image/png', bytes: new Uint8Array([1, 2]) } },
  ]);
});

it('reset seeds the initial scenario or another one', async () => {
  const count = async () => {
    const body: unknown = await (await fetch(`${server.url}/api/food/`)).json();
    return Array.isArray(body) ? body.length : null;
  };
  server.backend.reset('shop');
  expect(await count()).toBe(36);
  server.backend.reset();
  expect(await count()).toBe(4);
});

it('serves ten thousand dishes', async () => {
  server.backend.reset('manyDishes');
  const dishes: unknown = await (await fetch(`${server.url}/api/food/`)).json();
  expect(dishes).toHaveLength(10_000);
  server.backend.reset();
});

it('AC-811 a server that does not record responds like any other, and keeps no request', async () => {
  const unrecorded = await startMockServer({ scenario: 'fourDishes', isRecording: false });
  const { email, password } = unrecorded.backend.accounts.customer;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${unrecorded.url}/api/user/login/`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  expect([login.status, (await fetch(`${unrecorded.url}/api/food/`)).status]).toEqual([200, 200]);
  expect(unrecorded.requests).toEqual([]);
  await unrecorded.close();
});
