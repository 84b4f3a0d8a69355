import { expect, it } from 'vitest';
import { describeProblem, validateExchange } from './contract-validation.ts';
import type { RecordedPart } from '../http/recorded-requests.ts';

const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer a' };
const sent = { method: 'GET', path: '/api/food/', query: '', headers: {}, json: undefined, form: null };
const login = { ...sent, method: 'POST', path: '/api/user/login/', headers: json, json: { email: 'a', password: 'b' } };
const responseOf = (status: number, body: unknown, headers: Record<string, string> = json) => ({
  status,
  headers,
  text: JSON.stringify(body),
});
const text = (name: string, value: string): RecordedPart => ({ name, value, file: null });
const file = (name: string): RecordedPart => ({ name, value: '', file: { name: 'a.png', type: 'image/png', bytes: new Uint8Array(1) } });
const dish = [text('name', 'Dal'), text('price', '12.50'), text('description', 'x'), file('image'), text('category_id', '3')];
const creation = (form: RecordedPart[]) => ({ ...sent, method: 'POST', headers: multipart, form });
const texts = (...exchange: Parameters<typeof validateExchange>) =>
  validateExchange(...exchange).map(({ side, text }) => `${side}: ${text}`);

it('reports nothing for valid exchanges', () => {
  const food = { id: 1, name: 'Dal', description: 'x', price: '12.50', image_url: null, category: null };
  expect(texts(sent, responseOf(200, [food]))).toEqual([]);
  expect(texts(login, responseOf(200, { access: 'a', refresh: 'r', role: 'ADMIN' }))).toEqual([]);
  expect(texts(creation(dish), { status: 201, headers: {}, text: '' })).toEqual([]);
  expect(texts(creation(dish), null)).toEqual([]);
});

it('reports calls that are not in the contract', () => {
  expect(validateExchange({ ...sent, path: '/api/food/1/' }, null)).toEqual([
    { side: 'request', call: 'GET /api/food/1/', field: '', rule: 'call', text: 'this call is not in the contract' },
  ]);
  expect(texts({ ...sent, path: '/api/food' }, null)).toEqual(['request: this call is not in the contract']);
  expect(texts({ ...sent, method: 'DELETE', path: '/api/food/abc/' }, null)).toEqual(['request: this call is not in the contract']);
});

it('reports a missing bearer, a query, a wrong content type and an additional field', () => {
  expect(texts({ ...sent, path: '/api/user/profile/' }, null)).toEqual(['request: there is no bearer']);
  expect(texts({ ...sent, query: '?page=2' }, null)).toEqual(['request: the query ?page=2 is not in the contract']);
  expect(texts({ ...login, headers: { 'content-type': 'text/plain' } }, null)).toEqual([
    "request: a body of type 'text/plain' instead of application/json",
  ]);
  expect(texts({ ...login, json: { email: 'a', password: 'b', remember: true } }, null)).toEqual([
    'request: the body must NOT have additional properties {"additionalProperty":"remember"}',
  ]);
});

it('validates forms: numbers as texts, files as files, no duplicates', () => {
  const without = (name: string) => dish.filter((part) => part.name !== name);
  expect(texts(creation(without('price')), null)).toEqual([
    'request: the body must have required property \'price\' {"missingProperty":"price"}',
  ]);
  expect(texts(creation([...without('category_id'), text('category_id', 'x')]), null)).toEqual([
    'request: /category_id must be integer {"type":"integer"}',
  ]);
  expect(texts(creation([...without('image'), text('image', 'http://x')]), null)).toEqual([
    'request: the part image is a text and should be a file',
  ]);
  expect(texts(creation([...without('name'), file('name')]), null)).toEqual(['request: the part name is a file and should be a text']);
  expect(texts(creation([...dish, text('name', 'Again')]), null)).toEqual(['request: the part name is sent twice']);
});

it('reports call, field and rule', () => {
  const profile = { ...sent, path: '/api/user/profile/', headers: { authorization: 'Bearer a' } };
  const deviationPaths = (...exchange: Parameters<typeof validateExchange>) =>
    validateExchange(...exchange).map(({ side, call, field, rule }) => `${side} ${call} ${field} ${rule}`);
  const food = { id: '1', name: 'Dal', description: 'x', price: 1, image_url: null };
  expect(deviationPaths(sent, responseOf(200, [food]))).toEqual([
    'response GET /api/food/ /0/category required',
    'response GET /api/food/ /0/id type',
  ]);
  expect(deviationPaths({ ...login, json: { email: 'a', password: 'b', remember: true } }, null)).toEqual([
    'request POST /api/user/login/ /remember additionalProperties',
  ]);
  expect(deviationPaths({ ...profile, headers: {} }, responseOf(418, {}))).toEqual([
    'request GET /api/user/profile/  security',
    'response GET /api/user/profile/  status',
  ]);
  expect(validateExchange(profile, { status: 200, headers: json, text: '{' }).map(describeProblem)).toEqual([
    'openapi.yaml: response of GET /api/user/profile/, field (whole), rule json: the body is no JSON',
  ]);
});

it('accepts a missing bearer only with a 401', () => {
  const profile = { ...sent, path: '/api/user/profile/' };
  expect(texts(profile, responseOf(401, { detail: 'x' }))).toEqual([]);
  expect(texts(profile, responseOf(404, { detail: 'x' }))).toEqual(['request: there is no bearer']);
});

it('validates only the request when the response is a fault', () => {
  expect(validateExchange(sent, responseOf(418, {}), false)).toEqual([]);
  expect(validateExchange({ ...sent, query: '?x' }, responseOf(418, {}), false)).toHaveLength(1);
});

it('accepts an empty response to a write, but not to a login', () => {
  const empty = { status: 200, headers: {}, text: '' };
  expect(texts({ ...sent, method: 'PATCH', path: '/api/user/profile/update/', headers: multipart, form: [] }, empty)).not.toContainEqual(
    expect.stringContaining('response'),
  );
  expect(texts(login, empty)).toEqual(["response: a body of type '' instead of application/json"]);
});

it('reports invalid responses', () => {
  const halfFood = { id: 1, name: 'Dal', description: 'x', price: '12,50', image_url: null };
  expect(texts(sent, responseOf(200, [halfFood]))).toEqual([
    'response: /0 must have required property \'category\' {"missingProperty":"category"}',
    'response: /0/price must match pattern "^\\d{1,9}(\\.\\d{1,2})?$" {"pattern":"^\\\\d{1,9}(\\\\.\\\\d{1,2})?$"}',
    'response: /0/price must be number {"type":"number"}',
    'response: /0/price must match a schema in anyOf {}',
  ]);
  expect(texts(sent, responseOf(418, {}))).toEqual(['response: the status 418 is not in the contract']);
  expect(texts(sent, { status: 200, headers: json, text: '' })).toEqual(['response: the body is no JSON']);
  expect(texts(sent, responseOf(200, [], { 'content-type': 'text/html' }))).toEqual([
    "response: a body of type 'text/html' instead of application/json",
  ]);
});

it('ignores the body of a write, which may be of any type', () => {
  const removal = { ...sent, method: 'DELETE', path: '/api/food/1/', headers: { authorization: 'Bearer a' } };
  expect(texts(removal, { status: 200, headers: { 'content-type': 'text/html' }, text: '<p>Removed</p>' })).toEqual([]);
});

it('compares amounts as decimals and limits texts', () => {
  const line = (price: number) => ({ food: 1, quantity: 1, price });
  const order = (price: number) => ({
    ...sent,
    method: 'POST',
    path: '/api/user/orders/',
    headers: { ...json, authorization: 'Bearer a' },
    json: { payment_method: 'cash', transaction_id: null, status: 'paid', subtotal: price, tax: 0, total: price, items: [line(price)] },
  });
  expect([0.29, 20.7, 999_999_999.99].flatMap((price) => texts(order(price), null))).toEqual([]);
  expect(validateExchange(order(0.295), null).map(({ field, rule }) => `${field} ${rule}`)).toContain('/items/0/price multipleOf');
  const long = dish.map((part) => (part.name === 'name' ? text('name', 'x'.repeat(301)) : part));
  expect(validateExchange(creation(long), null).map(({ field, rule }) => `${field} ${rule}`)).toEqual(['/name maxLength']);
});
