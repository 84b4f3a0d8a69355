import { callsTo, logOut, paths } from '../../account-steps.ts';
import { expect, hostedTest, test, toast } from '../../shop.ts';
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

/** Spec §7: every call of a customer, and whether it has a bearer. */
const customerCalls = new Map([
  ['GET /api/category/', false],
  ['GET /api/food/', false],
  ['POST /api/user/register/', false],
  ['POST /api/user/login/', false],
  ['POST /api/user/refresh_token/', false],
  ['GET /api/user/profile/', true],
  ['PATCH /api/user/profile/update/', true],
  ['POST /api/user/logout/', true],
  ['GET /api/user/orders/', true],
  ['POST /api/user/orders/', true],
]);

hostedTest(
  'AC-001 AC-100 AC-102 AC-113 AC-145 AC-151 AC-153 the purchase over HTTP, and what else a customer does, conforms to the contract and violates no policy',
  async ({ page, shop: { server, open, contractProblems } }) => {
    await purchase({ page, open });
    expect(callsOf(server.requests)).toEqual(calls.purchase);
    await test.step('AC-100 AC-102 AC-113 with a renewed token, a change and a logout these are exactly the calls of the contract, each with the right headers', async () => {
      await open('');
      server.backend.expireAccessTokens();
      await open('profile/update/');
      await page.getByLabel('Address').fill('14 Lake Road, Dhaka');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(toast(page, 'Profile Updated Successfully.')).toHaveCount(1);
      await logOut(page);
      // It is sent without being waited for.
      await expect.poll(() => callsTo(server, paths.logout)).toHaveLength(1);
      const made = server.requests.map(({ method, path, query }) => `${method} ${path}${query}`);
      expect([...new Set(made)].sort()).toEqual([...customerCalls.keys()].sort());
      for (const { method, path, headers } of server.requests) {
        const call = `${method} ${path}`;
        expect(headers['authorization'] ?? '', call).toMatch(customerCalls.get(call) ? /^Bearer access-[0-9a-f]+$/ : /^$/);
        const isForm = path === '/api/user/register/' || method === 'PATCH';
        const type = method === 'GET' ? /^$/ : isForm ? /^multipart\/form-data; boundary=./ : /^application\/json/;
        expect(headers['content-type'] ?? '', call).toMatch(type);
      }
    });
    await test.step('AC-151 a call that violates the contract is detected', async () => {
      expect(contractProblems).toEqual([]);
      await page.evaluate(() => fetch('/api/food/?page=2', { headers: { accept: 'text/html' } }));
      await expect.poll(() => contractProblems.length).toBe(1);
      expect(contractProblems.splice(0)).toEqual([
        'openapi.yaml: request of GET /api/food/, field (whole), rule query: the query ?page=2 is not in the contract',
      ]);
    });
  },
);

hostedTest(
  'AC-002 AC-100 AC-102 AC-151 AC-153 the catalogue over HTTP conforms to the contract and violates no policy',
  async ({ page, shop }) => {
    await manageCatalogue({ page, open: shop.open });
    expect(callsOf(shop.server.requests)).toEqual(calls.catalogue);
    for (const { method, path, headers } of shop.server.requests) {
      const isWrite = method !== 'GET' && /^\/api\/(food|category)\//.test(path);
      if (isWrite) expect(headers['authorization'], `${method} ${path}`).toMatch(/^Bearer access-[0-9a-f]+$/);
    }
  },
);
