import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originOf } from './node-http.ts';
import { type MockServer, startMockServer } from './server.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ scenario: 'fourDishes' });
});
afterAll(() => server.close());

it('allows any origin', async () => {
  const preflight = await fetch(`${server.url}/api/user/orders/`, { method: 'OPTIONS' });
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-headers'),
  ]).toEqual([204, '*', 'authorization, content-type']);
  expect((await fetch(`${server.url}/api/food/`)).headers.get('access-control-allow-origin')).toBe('*');
});

it('AC-403 exposes Retry-After to other origins', async () => {
  expect((await fetch(`${server.url}/api/food/`)).headers.get('access-control-expose-headers')).toBe('retry-after');
});

/** The status and the first picture of the menu for a browser that knows the server under this name. */
const readAs = (host: string) =>
  new Promise<unknown[]>((resolve, reject) => {
    httpRequest(server.url, { path: '/api/food/', headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve([response.statusCode, /"image_url":"([^"]*)"/.exec(text)?.[1]]));
    })
      .on('error', reject)
      .end();
  });

it.each(['localhost:4173', '192.168.0.7:4173', '[::1]:4173', 'shop.example'])(
  'AC-404 pictures are on the host of the request: %s',
  async (host) => {
    expect(await readAs(host)).toEqual([200, `http://${host}/media/pizza.webp`]);
  },
);

it.each(['a b', 'x:y'])('responds to the malformed host %j with 400', async (host) => {
  expect(await readAs(host)).toEqual([400, undefined]);
});

it('AC-404 brackets an IPv6 address', () => {
  expect(originOf('::1', 4173)).toBe('http://[::1]:4173');
});

it.each(['0.0.0.0', '::'])('AC-404 a server on every address (%s) is at the first one of the network, else on this machine', (host) => {
  const lo = [{ address: '127.0.0.1', family: 'IPv4', internal: true }] as const;
  const eth0 = [
    { address: 'fe80::7', family: 'IPv6', internal: false },
    { address: '192.168.0.7', family: 'IPv4', internal: false },
  ] as const;
  const eth1 = [{ address: '10.0.0.7', family: 'IPv4', internal: false }] as const;
  expect(originOf(host, 4173, { lo, eth0, eth1 })).toBe('http://192.168.0.7:4173');
  expect(originOf(host, 4173, { lo })).toBe('http://127.0.0.1:4173');
});
