import { expect, hostedTest, test } from '../../shop.ts';
import { manageCatalogue, purchase } from '../../journeys.ts';
import { callsOf } from '../../http-recorder.ts';

// The fixture validates all requests and responses against openapi.yaml, in this file and in all others.

const calls = {
  purchase: [
    'GET /api/category/',
    'GET /api/food/',
    'GET /api/user/orders/',
    'GET /api/user/profile/',
    'POST /api/user/login/',
    'POST /api/user/orders/',
    'POST /api/user/register/',
  ],
  catalogue: [
    'DELETE /api/category/{id}/',
    'DELETE /api/food/{id}/',
    'GET /api/category/',
    'GET /api/food/',
    'GET /api/user/orders/',
    'GET /api/user/profile/',
    'PATCH /api/category/{id}/',
    'PATCH /api/food/{id}/',
    'POST /api/category/',
    'POST /api/food/',
    'POST /api/user/login/',
  ],
};

hostedTest(
  'AC-001 AC-145 AC-151 AC-153 check 1 over HTTP conforms to the contract and violates no policy, to the receipt',
  async ({ page, shop }) => {
    await purchase({ page, open: shop.open });
    expect(callsOf(shop.server.requests)).toEqual(calls.purchase);
  },
);

hostedTest('AC-002 AC-151 AC-153 check 2 over HTTP conforms to the contract and violates no policy', async ({ page, shop }) => {
  await manageCatalogue({ page, open: shop.open });
  expect(callsOf(shop.server.requests)).toEqual(calls.catalogue);
});

test('AC-151 a call that violates the contract is detected', async ({ page, shop }) => {
  await shop.open('food/');
  const before = shop.contractProblems.length;
  await page.evaluate(() => fetch('/api/food/?page=2', { headers: { accept: 'text/html' } }));
  await expect.poll(() => shop.contractProblems.length).toBe(before + 1);
  expect(shop.contractProblems.splice(before)).toEqual([
    'openapi.yaml: request of GET /api/food/, field (whole), rule query: the query ?page=2 is not in the contract',
  ]);
});
