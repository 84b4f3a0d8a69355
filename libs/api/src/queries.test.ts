import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueries } from './queries.ts';
import { apiWith } from './testing/fixtures.ts';
import { startRecordingServer } from './testing/recording-server.ts';

const server = startRecordingServer();

test('each query has its key', () => {
  const queries = createQueries(apiWith());
  const keys = [queries.foods(), queries.categories(), queries.profile(), queries.orders()].map(({ queryKey }) => queryKey);
  expect(keys).toEqual([['foods'], ['categories'], ['profile'], ['orders']]);
});

test('each query reads its own resource', async () => {
  server.answer(({ request }) => Response.json(request.url.endsWith('profile/') ? null : []));
  const client = new QueryClient();
  const queries = createQueries(apiWith());
  await client.fetchQuery(queries.foods());
  await client.fetchQuery(queries.categories());
  await client.fetchQuery(queries.profile());
  await client.fetchQuery(queries.orders());
  expect(server.calls.map((call) => call.path)).toEqual(['/api/food/', '/api/category/', '/api/user/profile/', '/api/user/orders/']);
});

test('cancelling a private query aborts its request', async () => {
  let isStopped = false;
  server.answer(
    ({ request }) =>
      new Promise(() => {
        request.signal.addEventListener('abort', () => (isStopped = true));
      }),
  );
  const client = new QueryClient();
  const reading = client.fetchQuery(createQueries(apiWith()).orders()).catch((error: unknown) => error);
  await expect.poll(() => server.calls.length).toBe(1);
  await client.cancelQueries({ queryKey: ['orders'] });
  await reading;
  await expect.poll(() => isStopped).toBe(true);
});

test('a public list is read to its end when the screen that asked for it is left', async () => {
  server.answer(() => Response.json([]));
  const client = new QueryClient();
  const foods = createQueries(apiWith()).foods();
  const leave = new QueryObserver(client, foods).subscribe(() => undefined);
  leave();
  await expect.poll(() => client.getQueryData(foods.queryKey)).toEqual([]);
  expect(server.calls).toHaveLength(1);
});

test('AC-912 a public list that is read anew aborts the read that it replaces', async () => {
  const stopped = new Set<string>();
  server.answer(
    ({ request }) =>
      new Promise(() => {
        request.signal.addEventListener('abort', () => stopped.add(new URL(request.url).pathname));
      }),
  );
  const client = new QueryClient();
  const queries = createQueries(apiWith());
  client.setQueryData(queries.foods().queryKey, []);
  client.setQueryData(queries.categories().queryKey, []);
  void client.prefetchQuery(queries.foods());
  void client.prefetchQuery(queries.categories());
  await expect.poll(() => server.calls.length).toBe(2);
  server.answer(() => Response.json([]));
  await client.refetchQueries();
  await expect.poll(() => stopped).toEqual(new Set(['/api/food/', '/api/category/']));
});
