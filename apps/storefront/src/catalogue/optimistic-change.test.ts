import { createDeferred, flushPromises } from '@my-food/machines/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { changeOptimistically, changesSettled } from './catalogue-cache.ts';

interface Dish {
  id: number;
  price: number;
  category: { id: number; name: string };
}

/** A server that stores the fields of a dish only when the test resolves the request. */
function startedDishes() {
  const queryClient = new QueryClient();
  const rows = new Map([1, 2].map((id): [number, Dish] => [id, { id, price: id * 100, category: { id: 3, name: 'Curry' } }]));
  const queryFn = () => structuredClone([...rows.values()]);
  const read = () => queryClient.fetchQuery({ queryKey: ['foods'], queryFn, staleTime: 0 });
  const listed = () => queryClient.getQueryData<Dish[]>(['foods']);
  const prices = () => listed()?.map(({ price }) => price);
  const isStale = () => queryClient.getQueryState(['foods'])?.isInvalidated;
  const requests: string[] = [];
  const change = (id: number, fields: Partial<Omit<Dish, 'id'>>) => {
    const { promise, resolve, reject } = createDeferred<void>();
    const send = () => {
      requests.push(`${String(id)} ${JSON.stringify(fields)}`);
      return promise;
    };
    const done = changeOptimistically<Dish>({ queryClient, kind: 'food', id, fields, send, refetch: 'ifUncertain' });
    const respond = () => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...fields });
      resolve();
      return done;
    };
    const fail = () => {
      reject(new Error('rejected'));
      return expect(done).rejects.toThrow('rejected');
    };
    return { respond, fail };
  };
  return {
    queryClient,
    rows,
    read,
    listed,
    prices,
    isStale,
    requests,
    change,
    reprice: (id: number, price: number) => change(id, { price }),
  };
}

it('AC-240 shows a price before the response, and does not read the list again', async () => {
  const { read, prices, isStale, reprice } = startedDishes();
  await read();
  const saving = reprice(2, 250);
  expect(prices()).toEqual([100, 250]);
  await saving.respond();
  expect([prices(), isStale()]).toEqual([[100, 250], false]);
});

it('AC-790 a saved price does not make a list that was read long ago count as fresh', async () => {
  const { queryClient, read, prices, reprice } = startedDishes();
  await read();
  queryClient.setQueryData(['foods'], (list: unknown) => list, { updatedAt: 1 });
  const saving = reprice(2, 250);
  const ages = [queryClient.getQueryState(['foods'])?.dataUpdatedAt];
  await saving.respond();
  ages.push(queryClient.getQueryState(['foods'])?.dataUpdatedAt);
  expect([prices(), ages]).toEqual([
    [100, 250],
    [1, 1],
  ]);
});

it('AC-790 a list whose last read has failed is read again after a price is saved', async () => {
  const { queryClient, read, prices, isStale, reprice } = startedDishes();
  await read();
  const failing = () => Promise.reject(new Error('offline'));
  await expect(queryClient.fetchQuery({ queryKey: ['foods'], queryFn: failing, staleTime: 0 })).rejects.toThrow('offline');
  await reprice(2, 250).respond();
  expect([prices(), isStale()]).toEqual([[100, 250], true]);
});

it('AC-241 takes a refused price back, and reads the list again', async () => {
  const { queryClient, read, prices, isStale, reprice } = startedDishes();
  await read();
  const saving = reprice(2, 250);
  queryClient.setQueryData(['categories'], []);
  await saving.fail();
  expect([prices(), isStale()]).toEqual([[100, 200], true]);
});

it('AC-241 a refused price takes back itself only, not one that was saved meanwhile', async () => {
  const { read, prices, reprice } = startedDishes();
  await read();
  const [first, second] = [reprice(1, 150), reprice(2, 250)];
  await first.respond();
  await second.fail();
  expect(prices()).toEqual([150, 200]);
});

it('AC-244 a refetch while two prices are being saved shows neither of the old ones', async () => {
  const { read, prices, reprice } = startedDishes();
  await read();
  const [first, second] = [reprice(1, 150), reprice(2, 250)];
  await read();
  expect(prices()).toEqual([150, 250]);
  await first.respond();
  await read();
  expect(prices()).toEqual([150, 250]);
  await second.respond();
  expect(prices()).toEqual([150, 250]);
});

it('AC-244 a read that is running when a price is being saved is not lost', async () => {
  const { rows, read, prices, isStale, reprice } = startedDishes();
  await read();
  rows.set(1, { id: 1, price: 175, category: { id: 3, name: 'Curry' } });
  const reading = read();
  const saving = reprice(2, 250);
  await reading;
  expect(prices()).toEqual([175, 250]);
  await saving.respond();
  expect([prices(), isStale()]).toEqual([[175, 250], false]);
});

it('AC-244 a read that is still running when a price is saved is repeated', async () => {
  const { queryClient, read, prices, isStale, reprice } = startedDishes();
  await read();
  const late = createDeferred<Dish[]>();
  const saving = reprice(2, 250);
  const reading = queryClient.fetchQuery({ queryKey: ['foods'], queryFn: () => late.promise, staleTime: 0 });
  await saving.respond();
  await reading;
  expect([prices(), isStale()]).toEqual([[100, 250], true]);
});

it('AC-358 a change of a nested value is shown in refetches, too', async () => {
  const { read, listed, change } = startedDishes();
  await read();
  const moving = change(1, { category: { id: 4, name: 'Rice' } });
  await read();
  expect(listed()?.map(({ category }) => category.name)).toEqual(['Rice', 'Curry']);
  await moving.respond();
});

it('AC-358 two changes of one entry are shown together, are sent one after the other and reverted alone', async () => {
  const { queryClient, read, listed, requests, change, reprice } = startedDishes();
  await read();
  const settled = vi.fn();
  const awaitSettled = () => void changesSettled(queryClient, 1).then(settled);
  const moving = change(1, { price: 120, category: { id: 4, name: 'Rice' } });
  awaitSettled();
  const saving = reprice(1, 150);
  await read();
  expect(listed()?.[0]).toEqual({ id: 1, price: 150, category: { id: 4, name: 'Rice' } });
  await flushPromises();
  expect(requests).toHaveLength(1);
  await moving.fail();
  expect(listed()?.[0]).toEqual({ id: 1, price: 150, category: { id: 3, name: 'Curry' } });
  awaitSettled();
  await flushPromises();
  expect(settled).not.toHaveBeenCalled();
  await saving.respond();
  expect([listed()?.[0]?.price, requests.at(-1)]).toEqual([150, '1 {"price":150}']);
  await flushPromises();
  expect(settled).toHaveBeenCalledTimes(2);
});
