import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockServer, startMockServer } from './server.ts';

let folder: string;
let server: MockServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'my-food-'));
  await writeFile(join(folder, 'index.html'), '<title>My Food</title>');
  server = await startMockServer({ scenario: 'fourDishes', staticRoot: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function call(method: string, path: string) {
  const response = await fetch(`${server.url}${path}`, { method });
  return [response.status, response.headers.get('allow'), await response.text()];
}

it.each(['/api/food/', '/media/pizza.webp', '/'])('AC-202 HEAD is GET without a body: %s', async (path) => {
  const [status, , body] = await call('HEAD', path);
  expect([status, body]).toEqual([200, '']);
});

it.each([
  ['PUT', '/api/food/', 'GET, POST, HEAD, OPTIONS'],
  ['GET', '/api/food/1/', 'PATCH, DELETE, OPTIONS'],
  ['DELETE', '/api/user/login/', 'POST, OPTIONS'],
])('AC-202 %s %s is not allowed, and the response lists what is', async (method, path, allow) => {
  expect(await call(method, path)).toEqual([405, allow, `{"detail":"Method \\"${method}\\" not allowed."}`]);
});

it('AC-202 a file is read only, and an unknown path is unknown to every method', async () => {
  expect(await call('POST', '/')).toEqual([405, 'GET, HEAD', '']);
  expect(await call('PUT', '/api/drinks/')).toEqual([404, null, '{"detail":"Not found."}']);
});
