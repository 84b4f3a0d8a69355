import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { createMockBackend } from '../node.ts';

const { handlers } = createMockBackend({ scenario: 'fourDishes' });
const statusOf = async (method: string, url: string) => (await getResponse(handlers, new Request(url, { method })))?.status;

it.each([
  ['POST', 'https://errors.example/api/1/envelope/?sentry_key=key'],
  ['GET', 'http://localhost:4200/libs/api/src/index.ts'],
])('AC-812 the backend leaves a request that is none of the contract to the network: %s %s', async (method, url) => {
  expect(await statusOf(method, url)).toBeUndefined();
});

it.each([
  ['GET', 'http://localhost:4200/api/food/', 200],
  ['GET', 'https://api.example/api/food/', 200],
  ['DELETE', 'http://localhost:4200/api/food/', 405],
])('the backend responds to the paths of the contract, on any origin: %s %s', async (method, url, status) => {
  expect(await statusOf(method, url)).toBe(status);
});
