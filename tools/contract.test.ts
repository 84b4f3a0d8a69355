import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockServer, accounts, startMockServer } from '@my-food/mocks/server';
import { runInProcess, runNode } from './testing/run-tool.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ scenario: 'fourDishes' });
});
afterAll(() => server.close());

/** As npm starts it, in a process of its own. */
const run = (...args: string[]) => runNode('--import', 'tsx/esm', fileURLToPath(new URL('contract.ts', import.meta.url)), ...args);
const check = (...args: string[]) => runInProcess('tools/contract.ts', args);
const { customer, admin } = accounts;
const known = [
  '--email',
  customer.email,
  '--password',
  customer.password,
  '--admin-email',
  admin.email,
  '--admin-password',
  admin.password,
];

it('passes a server that conforms to the contract', async () => {
  const { code, output } = await run('--url', server.url, ...known);
  expect(output).toMatch(/\d+ calls made: \d+ conform to openapi\.yaml, 0 do not\./);
  expect(code).toBe(0);
});

it('fails a server that does not, and reports path, field and rule', async () => {
  server.program({ method: 'GET', path: '/api/user/profile/', changeJson: (body) => ({ ...Object(body), role: null }) });
  const { code, output } = await check('--url', server.url, ...known);
  expect(output).toMatch(/NO {2}GET \/api\/user\/profile\/ .*200\n {6}field \/role {2}rule type {2}/);
  expect(code).toBe(1);
});

it('prints its usage without arguments', async () => {
  const { code, output } = await check();
  expect([code, output.startsWith('Usage: npm run contract -- --url')]).toEqual([1, true]);
});

it.each(['http://', '127.0.0.1:4010'])('AC-594 an address that is none is refused before any call: %s', async (url) => {
  const { code, output } = await check('--url', url, ...known);
  const sentence = `--url: '${url}' is no address such as http://127.0.0.1:4010.\n\nUsage: `;
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});
