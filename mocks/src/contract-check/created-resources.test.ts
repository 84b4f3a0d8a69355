import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { validateExchange } from '../contract/contract-validation.ts';
import { accounts } from '../data/accounts.ts';
import { type MockServer, type MockServerOptions, startMockServer } from '../http/server.ts';
import { checkServer } from './check-server.ts';
import { doesConform } from './write-report.ts';

// Seventy calls over real HTTP.
vi.setConfig({ testTimeout: 30_000 });

let server: MockServer;
afterEach(() => server.close());

const open = async (options: MockServerOptions = {}) => {
  server = await startMockServer({ scenario: 'fourDishes', ...options });
};
const check = (admin: typeof accounts.admin | null) =>
  checkServer({ url: server.url, customer: accounts.customer, admin, validate: validateExchange, mark: 'check' });
const textOf = (form: FormData, field: string) => String(form.get(field));

it('AC-402 a server that accepts too much is accused of that alone, and its catalogue is as before', async () => {
  const overrides = [
    http.post('*/api/food/', async ({ request }) => {
      const form = await request.clone().formData();
      if (form.has('image') && request.headers.has('authorization')) return undefined;
      server.backend.db.food.create({ name: textOf(form, 'name'), description: '', price: 1250, picture: null, categoryId: null });
      return HttpResponse.json({}, { status: 201 });
    }),
    http.post('*/api/category/', async ({ request }) => {
      const form = await request.clone().formData();
      if (form.has('food_image') && request.headers.has('authorization')) return undefined;
      server.backend.db.category.create({ name: textOf(form, 'name'), picture: null });
      return HttpResponse.json({}, { status: 201 });
    }),
    http.post('*/api/user/register/', async ({ request }) => {
      const form = await request.clone().formData();
      const isTaken = server.backend.db.account.getAll().some(({ username }) => username === textOf(form, 'username'));
      if (isTaken || form.has('profile_image')) return undefined;
      const texts = { firstName: '', lastName: '', phoneNumber: '', address: '', gender: 'O', role: '', password: '' };
      const [username, email] = [textOf(form, 'username'), textOf(form, 'email')];
      server.backend.db.account.create({ ...texts, username, email, picture: null });
      return HttpResponse.json({}, { status: 201 });
    }),
    http.post('*/api/user/orders/', async ({ request }) => {
      const text = await request.clone().text();
      return text.includes('"items":[]') ? HttpResponse.json({}, { status: 201 }) : undefined;
    }),
  ];
  await open({ overrides });
  const names = () => [...server.backend.db.food.getAll(), ...server.backend.db.category.getAll()].map(({ name }) => name);
  const before = names();
  const report = await check(accounts.admin);
  const accused = report.checks.filter((made) => !doesConform(made));
  expect(accused.map(({ operation, input, status }) => `${operation}, ${input}: ${String(status)}`)).toEqual([
    'register, without a picture: 201',
    'placeOrder, no items: 201',
    'createCategory, no token: 201',
    'createFood, no token: 201',
    'createCategory, no picture: 201',
    'createFood, no picture: 201',
  ]);
  expect(names()).toEqual(before);
  expect(report.createdResources).toEqual([
    'the account check-without-a-picture@my-food.example',
    'the account check@my-food.example',
    'an order with no items',
    'an order with one dish',
  ]);
});

it('AC-402 without an admin it reports what others could add', async () => {
  await open();
  server.program({ method: 'POST', path: '/api/food/', times: 1, reply: { status: 201 } });
  expect((await check(null)).createdResources).toContain("the food 'check, no token'");
});
