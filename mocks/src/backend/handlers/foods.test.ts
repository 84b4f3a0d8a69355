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
  {
    id: 1,
    name: 'Margherita',
    description: 'Tomato, mozzarella and basil on a blistered crust.',
    price: '250.00',
    image_url: `${url}/media/pizza.webp`,
    category: { id: 1, name: 'Pizza' },
  },
  {
    id: 2,
    name: 'Dal',
    description: 'Red lentils tempered with garlic and panch phoron.',
    price: '120.50',
    image_url: `${url}/media/stew.webp`,
    category: { id: 2, name: 'Curry' },
  },
  {
    id: 3,
    name: 'Naan',
    description: 'Soft bread straight from the tandoor, brushed with butter.',
    price: '30.00',
    image_url: `${url}/media/flatbread.webp`,
    category: { id: 2, name: 'Curry' },
  },
  {
    id: 4,
    name: 'Kacchi',
    description: 'Mutton and rice sealed in one pot.',
    price: '320.50',
    image_url: `${url}/media/curry-rice.webp`,
    category: { id: 3, name: 'Rice' },
  },
];
const fields = () => ({ name: 'Borhani', price: '70.05', description: 'Spiced yoghurt.', category_id: '2', image: pictureFile() });

it('lists the menu without a bearer', async () => {
  expect(await shop.call('GET', '/api/food/')).toEqual({ status: 200, body: seeded(shop.server.url) });
});

it('creates a dish', async () => {
  const { access } = await shop.signIn('admin');
  const dish = {
    id: 5,
    name: 'Borhani',
    description: 'Spiced yoghurt.',
    price: '70.05',
    image_url: `${shop.server.url}/media/uploads/1`,
    category: { id: 2, name: 'Curry' },
  };
  expect(await shop.call('POST', '/api/food/', toFormData(fields()), access)).toEqual({ status: 201, body: dish });
  expect(await shop.call('GET', '/api/food/')).toEqual({ status: 200, body: [...seeded(shop.server.url), dish] });
});

it('changes a dish, and keeps its picture unless another one is sent', async () => {
  const { access } = await shop.signIn('admin');
  const { image, ...texts } = fields();
  const dish = { id: 3, name: 'Borhani', description: 'Spiced yoghurt.', price: '70.05', category: { id: 2, name: 'Curry' } };
  expect(await shop.call('PATCH', '/api/food/3/', toFormData({ id: '3', ...texts }), access)).toEqual({
    status: 200,
    body: { ...dish, image_url: `${shop.server.url}/media/flatbread.webp` },
  });
  expect(await shop.call('PATCH', '/api/food/3/', toFormData({ id: '3', ...texts, image }), access)).toEqual({
    status: 200,
    body: { ...dish, image_url: `${shop.server.url}/media/uploads/1` },
  });
});

it('deletes a dish', async () => {
  const { access } = await shop.signIn('admin');
  expect(await shop.call('DELETE', '/api/food/2/', undefined, access)).toEqual({ status: 204, body: null });
  expect(await shop.call('DELETE', '/api/food/2/', undefined, access)).toEqual({ status: 404, body: { detail: 'Not found.' } });
  expect(await shop.call('GET', '/api/food/')).toEqual({ status: 200, body: seeded(shop.server.url).filter((food) => food.id !== 2) });
});

it('names every missing field of a new dish', async () => {
  const { access } = await shop.signIn('admin');
  const required = ['This field is required.'];
  expect(await shop.call('POST', '/api/food/', toFormData({ unknown: 'x' }), access)).toEqual({
    status: 400,
    body: { name: required, description: required, price: required, category_id: required, image: ['No file was submitted.'] },
  });
});

it.each([
  ['price', 'abc', 'A valid number is required.'],
  ['price', '1e5', 'A valid number is required.'],
  ['price', '0x10', 'A valid number is required.'],
  ['price', '.5', 'A valid number is required.'],
  ['price', '১২০', 'A valid number is required.'],
  ['price', '-5', 'Ensure this value is greater than or equal to 0.'],
  ['price', '12.345', 'Ensure that there are no more than 2 decimal places.'],
  ['price', '999999999.00', 'Ensure that there are no more than 10 digits in total.'],
  ['price', '', 'This field may not be blank.'],
  ['category_id', '99', 'Invalid pk "99" - object does not exist.'],
  ['category_id', 'Curry', 'Invalid pk "Curry" - object does not exist.'],
  ['description', ' ', 'This field may not be blank.'],
])('refuses %s "%s", new and changed', async (field, value, text) => {
  const { access } = await shop.signIn('admin');
  const refused = { status: 400, body: { [field]: [text] } };
  expect(await shop.call('POST', '/api/food/', toFormData({ ...fields(), [field]: value }), access)).toEqual(refused);
  expect(await shop.call('PATCH', '/api/food/1/', toFormData({ [field]: value }), access)).toEqual(refused);
  expect(await shop.call('GET', '/api/food/')).toEqual({ status: 200, body: seeded(shop.server.url) });
});
