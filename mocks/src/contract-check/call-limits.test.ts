import { afterEach, expect, it, vi } from 'vitest';
import { accounts } from '../data/accounts.ts';
import { validateExchange } from '../contract/contract-validation.ts';
import { type MockServer, startMockServer } from '../http/server.ts';
import { checkServer } from './check-server.ts';
import { doesConform, exitCodeOf } from './write-report.ts';

// Seventy calls over real HTTP.
vi.setConfig({ testTimeout: 30_000 });

let server: MockServer;
afterEach(async () => {
  await server.close();
});

/** The check of a server that limits calls, and the seconds it waits. */
async function checkLimited(program: (limited: MockServer) => void) {
  server = await startMockServer({ scenario: 'fourDishes' });
  program(server);
  const waits: number[] = [];
  const wait = (seconds: number) => Promise.resolve(void waits.push(seconds));
  const report = await checkServer({
    url: server.url,
    customer: accounts.customer,
    admin: accounts.admin,
    validate: validateExchange,
    wait,
  });
  return { report, waits };
}
const limit = (seconds?: string) => ({
  status: 429,
  json: { detail: 'Slow down' },
  headers: { ...(seconds && { 'retry-after': seconds }) },
});

it('AC-590 waits for a server that limits calls, and makes the call again', async () => {
  const { report, waits } = await checkLimited(({ program }) => {
    program({ method: 'POST', path: '/api/user/login/', skip: 1, times: 1, reply: limit('30') });
    program({ method: 'POST', path: '/api/user/orders/', skip: 4, times: 1, reply: limit('0') });
  });
  expect([exitCodeOf(report), waits, server.backend.db.order.count()]).toEqual([0, [30, 0], 1]);
});

it('AC-590 a limit that does not pass within a minute is named, and is no deviation', async () => {
  const { report, waits } = await checkLimited(({ program }) => {
    program({ method: 'POST', path: '/api/user/register/', times: 1, reply: limit('3600') });
    program({ method: 'GET', path: '/api/user/profile/', times: 1, reply: limit() });
    program({ method: 'GET', path: '/api/user/orders/', times: 2, reply: limit('1') });
  });
  expect(report.checks.filter((made) => !doesConform(made))).toEqual([]);
  const limited = report.checks.filter(({ connectionError }) => connectionError !== null);
  expect(limited.map(({ operation, input, connectionError }) => `${operation}, ${input}: ${String(connectionError)}`)).toEqual([
    'register, without a picture: the server limits calls (429, Retry-After 3600): lift the limit for this check',
    'readProfile, no token: the server limits calls (429, no Retry-After): lift the limit for this check',
    'listOrders, no token: the server limits calls (429, Retry-After 1): lift the limit for this check',
  ]);
  expect([exitCodeOf(report), waits]).toEqual([2, [1]]);
});
