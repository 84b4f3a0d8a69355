import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFaults } from './faults.ts';
import { createTestServer, pictureFile, type TestServer } from '../testing/test-server.ts';
import { toFormData } from '../http/to-form-data.ts';

let shop: TestServer;
beforeEach(async () => {
  shop = await createTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.server.close();
});

const menu = { method: 'GET', path: '/api/food/' };
const status = async (path = '/api/food/', bearer?: string) => (await shop.call('GET', path, undefined, bearer)).status;
const refusal = { status: 500, json: { detail: 'Down' } };

it('replaces status, body and headers until it is removed', async () => {
  const remove = shop.server.program({ ...menu, reply: { status: 429, json: { detail: 'Slow down' }, headers: { 'retry-after': '30' } } });
  const response = await fetch(`${shop.server.url}/api/food/`);
  expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type'), await response.json()]).toEqual([
    429,
    '30',
    'application/json',
    { detail: 'Slow down' },
  ]);
  expect(await status('/api/category/')).toBe(200);
  remove();
  expect(await status()).toBe(200);
  expect(remove.hitCount()).toBe(1);
});

it('sends raw text under any content type, and no body at all', async () => {
  shop.server.program({ ...menu, times: 1, reply: { status: 502, text: '<h1>Bad gateway</h1>', contentType: 'text/html' } });
  const html = await fetch(`${shop.server.url}/api/food/`);
  expect([html.status, html.headers.get('content-type'), await html.text()]).toEqual([502, 'text/html', '<h1>Bad gateway</h1>']);
  shop.server.program({ ...menu, times: 1, reply: { status: 204 } });
  const empty = await fetch(`${shop.server.url}/api/food/`);
  expect([empty.status, empty.headers.get('content-type'), await empty.text()]).toEqual([204, null, '']);
});

it('skips `skip` calls, then applies to `times` calls', async () => {
  const rule = shop.server.program({ ...menu, skip: 1, times: 2, reply: refusal });
  expect([await status(), await status(), await status(), await status()]).toEqual([200, 500, 500, 200]);
  expect(rule.hitCount()).toBe(2);
});

it('counts every call for every matching rule', async () => {
  shop.server.program({ ...menu, skip: 1, times: 1, reply: { status: 502 } });
  shop.server.program({ ...menu, times: 1, reply: { status: 404 } });
  expect([await status(), await status(), await status()]).toEqual([404, 502, 200]);
});

it('marks responses of faults, but not delayed ones', async () => {
  shop.server.program({ ...menu, times: 1, reply: refusal });
  shop.server.program({ ...menu, skip: 1, times: 1, changeJson: () => [] });
  shop.server.program({ ...menu, skip: 2, times: 1, delayMs: 1 });
  for (let call = 0; call < 4; call += 1) await status();
  expect(shop.server.requests.map(({ isFaulty }) => isFaulty)).toEqual([true, true, false, false]);
});

it('changeJson ignores an empty body', async () => {
  const { access } = await shop.signIn('admin');
  shop.server.program({ path: '/api/food/{id}/', changeJson: () => 'changed' });
  expect(await shop.call('DELETE', '/api/food/1/', undefined, access)).toEqual({ status: 204, body: null });
});

it('matches by bearer, method, path pattern and everything', async () => {
  const { access } = await shop.signIn('customer');
  shop.server.program({
    path: '/api/user/profile/',
    whenBearer: (bearer) => bearer === 'old',
    reply: { status: 401, json: { detail: 'x' } },
  });
  expect([await status('/api/user/profile/', 'old'), await status('/api/user/profile/', access)]).toEqual([401, 200]);
  shop.server.program({ method: 'delete', path: '/api/food/{id}/', reply: { status: 418 } });
  expect((await shop.call('DELETE', '/api/food/1/')).status).toBe(418);
  expect((await shop.call('DELETE', '/api/category/1/')).status).toBe(401);
  expect(await status()).toBe(200);
  shop.server.program({ path: '*', reply: refusal });
  expect([await status(), await status('/api/category/')]).toEqual([500, 500]);
});

it('the newest rule wins, and clear removes all', async () => {
  shop.server.program({ ...menu, reply: refusal });
  shop.server.program({ ...menu, times: 1, reply: { status: 404 } });
  expect([await status(), await status()]).toEqual([404, 500]);
  shop.server.clear();
  expect(await status()).toBe(200);
});

it('changes the body of the real response', async () => {
  shop.server.program({ ...menu, changeJson: (body) => (Array.isArray(body) ? body.slice(0, 1) : body) });
  const { body } = await shop.call('GET', '/api/food/');
  expect(body).toEqual([expect.objectContaining({ name: 'Margherita' })]);
});

it('drops the connection before or after processing', async () => {
  const { access } = await shop.signIn('admin');
  const create = (name: string) => shop.call('POST', '/api/category/', toFormData({ name, food_image: pictureFile() }), access);
  shop.server.program({ method: 'POST', path: '/api/category/', times: 1, isDropped: true });
  await expect(create('Lost')).rejects.toThrow('fetch failed');
  shop.server.program({ method: 'POST', path: '/api/category/', times: 1, isDropped: true, isProcessed: true });
  await expect(create('Stored')).rejects.toThrow('fetch failed');
  expect(shop.server.backend.db.category.getAll().map((row) => row.name)).toEqual(['Pizza', 'Curry', 'Rice', 'Stored']);
  expect(shop.server.requests.filter((request) => request.method === 'POST').map((request) => request.answer?.status ?? null)).toEqual([
    200,
    null,
    null,
  ]);
});

it('holds responses until they are released, after processing', async () => {
  const { access } = await shop.signIn('admin');
  const rule = shop.server.program({ method: 'DELETE', path: '/api/food/{id}/', isHeld: true });
  const removal = shop.call('DELETE', '/api/food/1/', undefined, access);
  await vi.waitUntil(() => rule.hitCount() === 1 && shop.server.backend.db.food.count() === 3);
  expect(shop.server.requests.at(-1)?.answer).toBeNull();
  rule.release();
  expect((await removal).status).toBe(204);
  expect((await shop.call('DELETE', '/api/food/2/', undefined, access)).status).toBe(204);
});

it('delays a response', async () => {
  vi.useFakeTimers();
  const faults = createFaults();
  faults.program({ ...menu, delayMs: 60 });
  const onResponse = vi.fn();
  const responded = faults.respond(new Request('http://localhost/api/food/'), () => Promise.resolve(new Response())).then(onResponse);
  await vi.advanceTimersByTimeAsync(59);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledOnce();
  await responded;
});

it('never responds, until the server closes', async () => {
  const rule = shop.server.program({ ...menu, isSilent: true });
  const lost = expect(status()).rejects.toThrow('fetch failed');
  await vi.waitUntil(() => rule.hitCount() === 1);
  await shop.server.close();
  await lost;
});
