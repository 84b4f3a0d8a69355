import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { accounts } from '../data/accounts.ts';
import { validateExchange } from '../contract/contract-validation.ts';
import { type MockServer, type MockServerOptions, startMockServer } from '../http/server.ts';
import { checkServer } from './check-server.ts';
import { doesConform, exitCodeOf, writeReport } from './write-report.ts';
import { isObject } from '../contract/is-object.ts';

// Seventy calls over real HTTP.
vi.setConfig({ testTimeout: 30_000 });

let server: MockServer;
afterEach(async () => {
  await server.close();
});

const open = async (options: MockServerOptions = {}) => {
  server = await startMockServer({ scenario: 'fourDishes', ...options });
};
const check = (admin: typeof accounts.admin | null = accounts.admin, customer: { email: string; password: string } = accounts.customer) =>
  checkServer({ url: server.url, customer, admin, validate: validateExchange, mark: 'check', timeoutMs: 10_000 });
/** Every deviation as `operation, input: field rule`. */
const deviations = async () =>
  (await check()).checks.flatMap(({ operation, input, deviations: found }) =>
    found.map(({ field, rule, count }) => `${operation}, ${input}: ${field} ${rule} ${String(count)}`),
  );

it('AC-713 orders with the tax of another brand', async () => {
  await open({ taxPercent: 7.5 });
  const options = { url: server.url, customer: accounts.customer, admin: null, validate: validateExchange };
  const refused = async (taxPercent: number) =>
    (await checkServer({ ...options, taxPercent })).checks.some((made) => made.operation === 'placeOrder' && !doesConform(made));
  expect([await refused(7.5), await refused(5)]).toEqual([false, true]);
});

const variants: readonly MockServerOptions[] = [
  {},
  { rotateRefresh: true, responseVariant: { amounts: 'number', writes: 'empty', media: 'relative' } },
];

it.each(variants)('makes all sixteen calls and finds no deviation in our own server: %j', async (options) => {
  await open(options);
  const report = await check();
  expect(report.checks.filter((made) => !doesConform(made))).toEqual([]);
  expect(new Set(report.checks.filter(({ skipped }) => skipped === null).map(({ operation }) => operation)).size).toBe(16);
});

it('creates one account and one order, and reports them', async () => {
  await open();
  const before = { foods: server.backend.db.food.getAll(), categories: server.backend.db.category.getAll() };
  const { createdResources } = await check();
  expect({ foods: server.backend.db.food.getAll(), categories: server.backend.db.category.getAll() }).toEqual(before);
  expect([server.backend.db.account.count(), server.backend.db.order.count()]).toEqual([3, 1]);
  expect(createdResources).toEqual(['the account check@my-food.example', 'an order with one dish']);
});

const inRows = (change: (row: Record<string, unknown>) => unknown) => (body: unknown) =>
  Array.isArray(body) ? body.map((row: unknown) => (isObject(row) ? change(row) : row)) : body;

it('finds five planted deviations, and nothing else', async () => {
  await open();
  const { program } = server;
  program({ method: 'GET', path: '/api/category/', changeJson: inRows(({ id, name }) => ({ id: String(id), name })) });
  program({
    method: 'GET',
    path: '/api/user/profile/',
    skip: 2,
    times: 1,
    changeJson: (body) => isObject(body) && { ...body, role: undefined },
  });
  program({ method: 'POST', path: '/api/user/refresh_token/', skip: 2, times: 1, reply: { status: 200, json: { token: 'x' } } });
  program({ method: 'POST', path: '/api/user/orders/', skip: 4, times: 1, isProcessed: true, reply: { status: 202, json: {} } });
  program({ method: 'DELETE', path: '/api/food/{id}/', reply: { status: 404, text: '<h1>Not found</h1>', contentType: 'text/html' } });
  // Without its id the category cannot be found again, so the checks that need it are skipped.
  expect(await deviations()).toEqual([
    'listCategories, nothing: /*/food_image_url required 3',
    'listCategories, nothing: /*/id type 3',
    'renewAccess, the refresh token: /access required 1',
    'readProfile, the access token: /role required 1',
    'placeOrder, one dish:  status 1',
    'removeFood, no token:  content-type 1',
    'removeFood, no token:  status 1',
    'removeFood, a customer:  content-type 1',
    'removeFood, a customer:  status 1',
    'removeFood, an unknown id:  content-type 1',
    'createCategory, a category:  no-effect 1',
    'listCategories, after a category: /*/food_image_url required 4',
    'listCategories, after a category: /*/id type 4',
    'listCategories, at the end: /*/food_image_url required 4',
    'listCategories, at the end: /*/id type 4',
  ]);
});

it('reports path, field and rule of each deviation', async () => {
  await open();
  server.program({ method: 'GET', path: '/api/food/', times: 1, changeJson: inRows((row) => ({ ...row, price: '12,50' })) });
  const text = writeReport(await check());
  expect(text).toContain('NO  GET /api/food/                     nothing                      200\n');
  expect(text).toContain('      field /*/price  rule pattern  /0/price must match pattern');
  expect(text).toContain('(4 times)');
  expect(text).not.toContain('anyOf');
  expect(text).toMatch(/\n\d+ calls made: \d+ conform to openapi\.yaml, 1 do not\.( 1 not made\.)?\n/);
});

it('finds writes that succeed without an effect', async () => {
  await open();
  server.program({ method: 'POST', path: '/api/food/', skip: 5, reply: { status: 201 } });
  server.program({ method: 'PATCH', path: '/api/user/profile/update/', skip: 2, reply: { status: 200 } });
  server.program({ method: 'POST', path: '/api/user/orders/', skip: 4, reply: { status: 201 } });
  expect(await deviations()).toEqual([
    'updateProfile, other texts: /first_name no-effect 1',
    'placeOrder, one dish:  no-effect 1',
    'createFood, a dish:  no-effect 1',
  ]);
});

it('AC-884 finds a new picture under the URL of the old one', async () => {
  await open();
  server.program({
    method: 'GET',
    path: '/api/food/',
    changeJson: inRows((row) => ({ ...row, image_url: `/media/${String(row['id'])}.png` })),
  });
  expect(await deviations()).toEqual(['updateFood, a new picture: /image_url no-effect 1']);
});

it('finds invalid input that is accepted', async () => {
  await open();
  server.program({
    method: 'POST',
    path: '/api/user/login/',
    times: 1,
    reply: { status: 200, json: { access: 'a', refresh: 'r', role: '' } },
  });
  server.program({ method: 'POST', path: '/api/category/', times: 2, reply: { status: 201, json: {} } });
  expect(await deviations()).toEqual([
    'logIn, a wrong password:  status 1',
    'createCategory, no token:  status 1',
    'createCategory, a customer:  status 1',
  ]);
});

it('AC-553 registers with a password that says nothing of the user: Django refuses another one', async () => {
  const refuseSimilar = http.post('*/api/user/register/', async ({ request }) => {
    const { username, password } = Object.fromEntries(await request.clone().formData());
    if (String(password).includes(String(username)))
      return HttpResponse.json({ password: ['The password is too similar to the username.'] }, { status: 400 });
    return undefined;
  });
  await open({ overrides: [refuseSimilar] });
  expect(await deviations()).toEqual([]);
  expect(server.backend.db.order.getAll().map(({ accountId }) => accountId)).toEqual([3]);
});

it('validates its own requests where it expects success', async () => {
  await open();
  const validate = () => [{ side: 'request' as const, call: 'GET /', field: '/x', rule: 'part', text: 'x' }];
  const { checks } = await checkServer({ url: server.url, customer: accounts.customer, admin: null, validate });
  const statuses = checks.filter(({ deviations: found }) => found.some(({ rule }) => rule === 'part')).map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual([200, 201, 205]);
});

it('skips the admin calls without an admin, and stops when the login fails or the server is down', async () => {
  await open();
  const skipped = async (...options: Parameters<typeof check>) =>
    (await check(...options)).checks.filter((made) => made.skipped !== null).map((made) => `${made.operation}: ${String(made.skipped)}`);
  expect(await skipped(null)).toEqual(
    ['createCategory', 'updateCategory', 'removeCategory', 'createFood', 'updateFood', 'removeFood'].map(
      (operation) => `${operation}: no admin is given`,
    ),
  );
  server.backend.reset();
  expect(await skipped(null, { email: 'nobody@my-food.example', password: 'x' })).toContain('placeOrder: the given account cannot log in');
  server.program({ path: '*', isDropped: true });
  const lost = await check();
  expect(lost.checks.slice(0, 2).map(({ connectionError }) => connectionError)).toEqual([expect.any(String), expect.any(String)]);
  expect(lost.checks).toHaveLength(16);
  expect(exitCodeOf(lost)).toBe(2);
});

it('repeats a read that got no answer once, and never a write', async () => {
  await open();
  server.program({ method: 'GET', path: '/api/category/', times: 1, isDropped: true });
  server.program({ method: 'GET', path: '/api/food/', times: 2, isDropped: true });
  server.program({ method: 'POST', path: '/api/user/register/', times: 1, isDropped: true });
  const report = await check();
  expect(report.checks.filter((made) => !doesConform(made))).toEqual([]);
  const lost = report.checks.filter(({ connectionError }) => connectionError !== null);
  expect(lost.map(({ operation, input }) => `${operation}, ${input}`)).toEqual(['listFoods, nothing', 'register, without a picture']);
  expect(writeReport(report)).toMatch(/\?\? {2}POST \/api\/user\/register\/ .*no answer: /);
  expect(writeReport(report)).toMatch(/ 0 do not\. 2 got no answer\./);
  expect(exitCodeOf(report)).toBe(2);
});
