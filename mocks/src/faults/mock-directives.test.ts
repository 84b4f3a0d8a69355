import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultsOfPreset, parseMockDirectives, parseFault, extractMockDirectives } from './mock-directives.ts';
import { createTestServer, pictureFile, type TestServer } from '../testing/test-server.ts';
import { toFormData } from '../http/to-form-data.ts';
import { isFaultPresetName, faultPresets } from './fault-presets.ts';

const nothing = { isReset: false, opensPanel: false, scenario: null, tokens: null, faults: [], unknown: [] };

it('parses scenario and faults in order', () => {
  expect(parseMockDirectives('scenario:fourDishes,placeOrder:500@2,listFoods:slow:2000,readProfile:drop')).toEqual({
    ...nothing,
    scenario: 'fourDishes',
    faults: ['placeOrder:500@2', 'listFoods:slow:2000', 'readProfile:drop'],
  });
  expect(parseMockDirectives(' reset , panel,tokens:revoked')).toEqual({ ...nothing, isReset: true, opensPanel: true, tokens: 'revoked' });
  expect(parseMockDirectives('preset:wrongShapeMenu,tokens:expired')).toEqual({
    ...nothing,
    tokens: 'expired',
    faults: ['listFoods:shape', 'listCategories:shape'],
  });
  expect(parseMockDirectives('')).toEqual(nothing);
});

it('collects unknown directives', () => {
  const unknown = ['scenario:constructor', 'preset:__proto__', 'tokens:x', 'order:500', 'placeOrder:700', 'placeOrder', '<script>', ':500'];
  expect(parseMockDirectives(unknown.join(','))).toEqual({ ...nothing, unknown });
});

it.each([
  ['placeOrder:500', { method: 'POST', path: '/api/user/orders/' }],
  ['placeOrder:500@1', { method: 'POST', path: '/api/user/orders/', skip: 0, times: 1 }],
  ['removeFood:500@2-4', { method: 'DELETE', path: '/api/food/{id}/', skip: 1, times: 3 }],
  ['*:500@3-', { path: '*', skip: 2 }],
])('%s matches the right calls', (text, expected) => {
  expect(parseFault(text)).toEqual({ ...expected, reply: { status: 500, json: { detail: 'A server error occurred.' } } });
});

it.each(['@', '@0', '@x', '@3-2', '@-2', '@1@2', '@1.5'])('the occurrence %s is invalid', (occurrence) => {
  expect(parseFault(`placeOrder:500${occurrence}`)).toBeNull();
});

it.each([
  ['slow', { delayMs: 2000 }],
  ['slow:0', { delayMs: 0 }],
  ['slow:10x', null],
  ['silent', { isSilent: true }],
  ['silent:1', null],
  ['drop', { isDropped: true }],
  ['lost', { isDropped: true, isProcessed: true }],
  ['204', { reply: { status: 204 }, isProcessed: true }],
  ['302', null],
  ['html:503', { reply: expect.objectContaining({ status: 503, contentType: 'text/html' }) }],
  ['redirect', { reply: { status: 302, headers: { location: '/api/category/' } } }],
  ['redirect:301', { reply: { status: 301, headers: { location: '/api/category/' } } }],
  ['redirect:200', null],
  ['expired', { reply: expect.objectContaining({ status: 401 }) }],
  ['revoked', null],
  ['constructor', null],
  ['toString', null],
])('listFoods:%s', (word, expected) => {
  expect(parseFault(`listFoods:${word}`)).toEqual(expected && { method: 'GET', path: '/api/food/', ...expected });
});

it('`revoked` applies only to renewAccess', () => {
  expect(parseFault('renewAccess:revoked')).toMatchObject({ reply: { status: 401, json: { detail: 'Token is invalid or expired' } } });
  expect(parseFault('renewAccess:expired')).toBeNull();
});

it('AC-554 `redirect` leads to another address, so it is no fault of every call', () => {
  expect(parseFault('*:redirect')).toBeNull();
  expect(parseFault('listCategories:redirect')).toMatchObject({ reply: { status: 302, headers: { location: '/api/food/' } } });
});

it.each(Object.keys(faultPresets).filter(isFaultPresetName))('the preset %s consists of valid faults', (name) => {
  expect(faultsOfPreset(name).map((text) => [text, parseFault(text) !== null])).toEqual(faultsOfPreset(name).map((text) => [text, true]));
});

it.each([
  ['http://x/?mock=reset#/food/?q=rice', 'reset', 'http://x/#/food/?q=rice'],
  ['http://x/shop/?a=1&mock=panel&b=2&mock=listFoods:500', 'panel,listFoods:500', 'http://x/shop/?a=1&b=2'],
  ['http://x/?mock=listFoods%3A500%402', 'listFoods:500@2', 'http://x/'],
  ['http://x/?mock=', '', 'http://x/'],
  ['http://x/?fbclid=1#/food/', null, 'http://x/?fbclid=1#/food/'],
  ['http://x/#/food/?mock=reset', null, 'http://x/#/food/?mock=reset'],
])('extracts the directives from %s', (href, link, rest) => {
  expect(extractMockDirectives(href)).toEqual({ link, rest });
});

let shop: TestServer;
beforeEach(async () => {
  shop = await createTestServer();
});
afterEach(async () => {
  await shop.server.close();
});

it('applies a fault to the second call only', async () => {
  const { access } = await shop.signIn('admin');
  const remove = shop.server.backend.programFaults(['createCategory:500@2', 'listFoods:malformed', 'nonsense']);
  const create = async (name: string) =>
    (await shop.call('POST', '/api/category/', toFormData({ name, food_image: pictureFile() }), access)).status;
  expect([await create('A'), await create('B'), await create('C')]).toEqual([201, 500, 201]);
  expect(await (await fetch(`${shop.server.url}/api/food/`)).text()).toBe('[{"id": 1, "name": "Kac');
  remove();
  expect((await shop.call('GET', '/api/food/')).status).toBe(200);
});

it('applies a preset by its name, and removes it', async () => {
  const { access } = await shop.signIn('customer');
  const end = shop.server.backend.programFaults(faultsOfPreset('wrongShapeMenu'));
  expect((await shop.call('GET', '/api/category/')).body).toEqual({ count: 3, results: expect.any(Array) });
  end();
  expect((await shop.call('GET', '/api/category/')).body).toHaveLength(3);
  shop.server.backend.programFaults(faultsOfPreset('orderResponseLost'));
  const body = { payment_method: 'cash', transaction_id: null, subtotal: 250, tax: 12.5, total: 262.5, status: 'paid' };
  const order = { ...body, items: [{ food: 1, quantity: 1, price: 250 }] };
  await expect(shop.call('POST', '/api/user/orders/', order, access)).rejects.toThrow('fetch failed');
  await vi.waitUntil(() => shop.server.backend.db.order.count() === 1);
  expect((await shop.call('POST', '/api/user/orders/', order, access)).status).toBe(201);
});

it('processes a call whose fault is an empty 2xx', async () => {
  const { access } = await shop.signIn('admin');
  shop.server.backend.programFaults(['removeFood:205']);
  expect(await shop.call('DELETE', '/api/food/1/', undefined, access)).toEqual({ status: 205, body: null });
  expect(shop.server.backend.db.food.count()).toBe(3);
});
