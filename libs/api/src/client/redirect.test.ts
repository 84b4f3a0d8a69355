import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { logOut, renewAccess } from '../endpoints/session.ts';
import { picture, tokensOf } from '../testing/fixtures.ts';
import { startHttpServer } from '../testing/http-server.ts';
import { createPublicClient, createSignedInClient } from './create-clients.ts';

const server = startHttpServer();
const order = { lines: [{ foodId: 26, quantity: 1, price: 100 }], subtotal: 100, tax: 5, total: 105 };
const food = { name: 'Naan', description: 'd', price: 100, categoryId: 3, picture };
const user = { firstName: 'N', lastName: 'R', phoneNumber: '1', address: 'a', gender: 'F', picture } as const;
const registration = { ...user, username: 'n', email: 'e', password: 'p', passwordAgain: 'p' };

const open = () => createPublicClient({ baseUrl: server.url() });
const api = () => createApi(open(), createSignedInClient({ baseUrl: server.url() }, tokensOf('access-1', 'access-2')));

/** Redirects everything except the target, which returns 200 with a body that any call would accept. */
function redirectWith(status: number) {
  server.answer((request, response) => {
    if (request.url === '/elsewhere/') response.setHeader('Content-Type', 'application/json').end('{"access":"a","refresh":"r"}');
    else response.writeHead(status, { Location: '/elsewhere/' }).end();
  });
}

const writes = {
  register: () => api().account.register(registration),
  'log in': () => api().account.logIn({ email: 'e', password: 'p' }),
  'renew access': () => renewAccess(open(), 'refresh-1'),
  'log out': () => logOut({ baseUrl: server.url() }, { access: 'access-1', refresh: 'refresh-1' }),
  'update the profile': () => api().account.updateProfile(user),
  'place an order': () => api().orders.place(order),
  'create a food': () => api().foods.create(food),
  'update a food': () => api().foods.update(26, food),
  'remove a food': () => api().foods.remove(26),
  'create a category': () => api().categories.create({ name: 'Rice', picture }),
  'update a category': () => api().categories.update(3, { name: 'Rice', picture }),
  'remove a category': () => api().categories.remove(3),
};

const cases = Object.entries(writes).flatMap(([name, write]) => [301, 302, 303, 307, 308].map((status) => ({ name, write, status })));

test.each(cases)('$name: a $status is a failure and is not followed', async ({ write, status }) => {
  redirectWith(status);
  await expect(write()).rejects.toMatchObject({ name: 'ApiError', reason: 'network', status: null });
  expect(server.received).toHaveLength(1);
});

test('the replay after a 401 follows no redirect either', async () => {
  server.answer((request, response) => {
    if (request.url === '/elsewhere/') response.end();
    else if (request.headers.authorization === 'Bearer access-1') response.writeHead(401).end();
    else response.writeHead(302, { Location: '/elsewhere/' }).end();
  });
  await expect(api().orders.place(order)).rejects.toMatchObject({ name: 'ApiError', reason: 'network' });
  expect(server.received).toEqual(['POST /api/user/orders/', 'POST /api/user/orders/']);
});

test('a read follows its redirect', async () => {
  server.answer((request, response) => {
    if (request.url === '/elsewhere/') response.end('[]');
    else response.writeHead(302, { Location: '/elsewhere/' }).end();
  });
  await expect(api().foods.list()).resolves.toEqual([]);
});
