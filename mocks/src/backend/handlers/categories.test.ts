import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, pictureFile, type TestServer } from '../../testing/test-server.ts';
import { toFormData } from '../../http/to-form-data.ts';

let shop: TestServer;
beforeEach(async () => {
  shop = await createTestServer();
});
afterEach(async () => {
  await shop.server.close();
  expect(shop.contractProblems).toEqual([]);
});

const seeded = (url: string) => [
  { id: 1, name: 'Pizza', food_image_url: `${url}/media/pizza.webp` },
  { id: 2, name: 'Curry', food_image_url: `${url}/media/stew.webp` },
  { id: 3, name: 'Rice', food_image_url: `${url}/media/rice.webp` },
];

it('lists the categories without a bearer or with an invalid one', async () => {
  const { url } = shop.server;
  expect(await shop.call('GET', '/api/category/')).toEqual({ status: 200, body: seeded(url) });
  expect(await shop.call('GET', '/api/category/', undefined, 'stale')).toEqual({ status: 200, body: seeded(url) });
});

it('returns 404 for a path without a trailing slash, or with two', async () => {
  const refused = { status: 404, body: { detail: 'Not found.' } };
  expect(await shop.call('GET', '/api/category')).toEqual(refused);
  expect(await shop.call('GET', '/api/category//')).toEqual(refused);
});

it('creates, changes and deletes a category for an admin', async () => {
  const { url } = shop.server;
  const { access } = await shop.signIn('admin');
  const created = await shop.call('POST', '/api/category/', toFormData({ name: 'Drinks', food_image: pictureFile() }), access);
  expect(created).toEqual({ status: 201, body: { id: 4, name: 'Drinks', food_image_url: `${url}/media/uploads/1` } });
  const renamed = await shop.call('PATCH', '/api/category/4/', toFormData({ name: 'Cold drinks' }), access);
  expect(renamed).toEqual({ status: 200, body: { id: 4, name: 'Cold drinks', food_image_url: `${url}/media/uploads/1` } });
  const repainted = await shop.call('PATCH', '/api/category/4/', toFormData({ name: 'Cold drinks', food_image: pictureFile() }), access);
  expect(repainted).toEqual({ status: 200, body: { id: 4, name: 'Cold drinks', food_image_url: `${url}/media/uploads/2` } });
  expect(await shop.call('DELETE', '/api/category/4/', undefined, access)).toEqual({ status: 204, body: null });
  expect(await shop.call('GET', '/api/category/')).toEqual({ status: 200, body: seeded(url) });
});

it('serves an uploaded picture byte for byte, and 404 for an unknown one', async () => {
  const { access } = await shop.signIn('admin');
  await shop.call(
    'POST',
    '/api/category/',
    toFormData({ name: 'Tea', food_image: pictureFile('tea.gif', 'image/gif', [71, 73, 70, 255, 0]) }),
    access,
  );
  const response = await fetch(`${shop.server.url}/media/uploads/1`);
  expect(response.headers.get('content-type')).toBe('image/gif');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([71, 73, 70, 255, 0]);
  expect((await fetch(`${shop.server.url}/media/uploads/2`)).status).toBe(404);
});

it('clears the category of the foods of a deleted category', async () => {
  const { access } = await shop.signIn('admin');
  await shop.call('DELETE', '/api/category/2/', undefined, access);
  const { body } = await shop.call('GET', '/api/food/');
  expect(body).toEqual([
    expect.objectContaining({ name: 'Margherita', category: { id: 1, name: 'Pizza' } }),
    expect.objectContaining({ name: 'Dal', category: null }),
    expect.objectContaining({ name: 'Naan', category: null }),
    expect.objectContaining({ name: 'Kacchi', category: { id: 3, name: 'Rice' } }),
  ]);
});

const notAnImage = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';
it.each([
  ['nothing', {}, { name: ['This field is required.'], food_image: ['No file was submitted.'] }],
  ['a blank name', { name: '  ', food_image: pictureFile() }, { name: ['This field may not be blank.'] }],
  ['a name that is a file', { name: pictureFile(), food_image: pictureFile() }, { name: ['Not a valid string.'] }],
  [
    'a picture that is a text',
    { name: 'Tea', food_image: 'http://x/y.png' },
    { food_image: ['The submitted data was not a file. Check the encoding type on the form.'] },
  ],
  [
    'an empty picture',
    { name: 'Tea', food_image: pictureFile('a.png', 'image/png', []) },
    { food_image: ['The submitted file is empty.'] },
  ],
  ['a document', { name: 'Tea', food_image: pictureFile('a.pdf', 'application/pdf') }, { food_image: [notAnImage] }],
  ['an SVG', { name: 'Tea', food_image: pictureFile('a.svg', 'image/svg+xml') }, { food_image: [notAnImage] }],
])('refuses a new category with %s', async (_what, fields, body) => {
  const { access } = await shop.signIn('admin');
  expect(await shop.call('POST', '/api/category/', toFormData(fields), access)).toEqual({ status: 400, body });
  expect(await shop.call('GET', '/api/category/')).toEqual({ status: 200, body: seeded(shop.server.url) });
});

it('refuses a blank name on a change, and a body that is no form', async () => {
  const { access } = await shop.signIn('admin');
  expect(await shop.call('PATCH', '/api/category/1/', toFormData({ name: '' }), access)).toEqual({
    status: 400,
    body: { name: ['This field may not be blank.'] },
  });
  expect(await shop.call('POST', '/api/category/', { name: 'Tea' }, access)).toEqual({
    status: 400,
    body: { detail: 'Multipart form parse error' },
  });
  expect(await shop.call('PATCH', '/api/category/1/', { name: 'Tea' }, access)).toEqual({
    status: 400,
    body: { detail: 'Multipart form parse error' },
  });
});

const writes: [string, string][] = [
  ['POST', '/api/category/'],
  ['PATCH', '/api/category/1/'],
  ['DELETE', '/api/category/1/'],
  ['POST', '/api/food/'],
  ['PATCH', '/api/food/1/'],
  ['DELETE', '/api/food/1/'],
];
it.each(writes)('%s %s is for admins: 401 without a bearer, 403 for a customer', async (method, path) => {
  const { access } = await shop.signIn('customer');
  const body = method === 'DELETE' ? undefined : toFormData({ name: 'Mine' });
  expect(await shop.call(method, path, body)).toEqual({ status: 401, body: { detail: 'Authentication credentials were not provided.' } });
  expect(await shop.call(method, path, body, access)).toEqual({
    status: 403,
    body: { detail: 'You do not have permission to perform this action.' },
  });
  expect(await shop.call('GET', '/api/category/')).toEqual({ status: 200, body: seeded(shop.server.url) });
});

it.each(['99', '0', '-1', '1.5', 'abc', '__proto__', '9007199254740993000'])('answers 404 for category and food %s', async (id) => {
  const { access } = await shop.signIn('admin');
  const missing = { status: 404, body: { detail: 'Not found.' } };
  expect(await shop.call('PATCH', `/api/category/${id}/`, toFormData({ name: 'X' }), access)).toEqual(missing);
  expect(await shop.call('DELETE', `/api/category/${id}/`, undefined, access)).toEqual(missing);
  expect(await shop.call('PATCH', `/api/food/${id}/`, toFormData({ name: 'X' }), access)).toEqual(missing);
  expect(await shop.call('DELETE', `/api/food/${id}/`, undefined, access)).toEqual(missing);
});
