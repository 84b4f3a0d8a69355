import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { restoreEntry, removeOptimistically, repriceOptimistically } from './catalogue-cache.ts';

const entries = [{ id: 1 }, { id: 2 }, { id: 3 }];

function startedList() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['foods'], entries);
  queryClient.setQueryData(['categories'], entries);
  const ids = (key = 'foods') => queryClient.getQueryData<{ id: number }[]>([key])?.map(({ id }) => id);
  const isStale = (key: string) => queryClient.getQueryState([key])?.isInvalidated;
  return { queryClient, ids, isStale };
}

it('AC-097 removes the entry from the list before the response', async () => {
  const { queryClient, ids, isStale } = startedList();
  let respond = (): void => undefined;
  const removed: number[] = [];
  const remove = (id: number) => {
    removed.push(id);
    return new Promise<void>((resolve) => {
      respond = resolve;
    });
  };
  const removing = removeOptimistically({ queryClient, kind: 'food', id: 2, remove });
  await vi.waitFor(() => expect(removed).toEqual([2]));
  expect(ids()).toEqual([1, 3]);
  respond();
  await removing;
  expect([ids(), isStale('foods'), isStale('categories')]).toEqual([[1, 3], true, false]);
});

it('AC-133 restores the entry at its index when the request fails, and invalidates the list', async () => {
  const { queryClient, ids, isStale } = startedList();
  const rejected = new Error('rejected');
  await expect(removeOptimistically({ queryClient, kind: 'food', id: 2, remove: () => Promise.reject(rejected) })).rejects.toBe(rejected);
  expect([ids(), isStale('foods')]).toEqual([[1, 2, 3], true]);
});

it('invalidates foods with categories, whose names they show', async () => {
  const { queryClient, ids, isStale } = startedList();
  await removeOptimistically({ queryClient, kind: 'category', id: 1, remove: () => Promise.resolve() });
  expect([ids('categories'), ids('foods'), isStale('categories'), isStale('foods')]).toEqual([[2, 3], [1, 2, 3], true, true]);
});

it('cancels a fetch that started before the delete, which would restore the entry', async () => {
  const { queryClient, ids } = startedList();
  let resolveRead: (list: { id: number }[]) => void = () => undefined;
  const late = new Promise<{ id: number }[]>((resolve) => {
    resolveRead = resolve;
  });
  const reading = queryClient.fetchQuery({
    queryKey: ['foods'],
    queryFn: ({ signal }) => (signal.aborted ? [] : late),
    staleTime: 0,
  });
  const stopped = expect(reading).resolves.toEqual(entries);
  await removeOptimistically({ queryClient, kind: 'food', id: 2, remove: () => Promise.resolve() });
  resolveRead(entries);
  await stopped;
  expect(ids()).toEqual([1, 3]);
});

/** A server that deletes a row only when the test resolves the request. */
function startedServer() {
  const { queryClient, ids } = startedList();
  const rows = new Set(entries.map(({ id }) => id));
  const requests = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const read = () => queryClient.fetchQuery({ queryKey: ['foods'], queryFn: () => [...rows].map((id) => ({ id })), staleTime: 0 });
  const remove = (id: number) => {
    const removing = removeOptimistically({
      queryClient,
      kind: 'food',
      id,
      remove: () =>
        new Promise<void>((resolve, reject) => {
          requests.set(id, { resolve: () => resolve(void rows.delete(id)), reject });
        }),
    });
    return vi.waitFor(() => expect(requests.has(id)).toBe(true)).then(() => ({ done: removing }));
  };
  const respond = (id: number) => requests.get(id)?.resolve();
  const fail = (id: number) => requests.get(id)?.reject(new Error('rejected'));
  return { ids, read, remove, respond, fail };
}

it('a refetch during another delete does not restore its entry', async () => {
  const { ids, read, remove, respond } = startedServer();
  const first = await remove(1);
  const second = await remove(2);
  respond(1);
  await first.done;
  await read();
  expect(ids()).toEqual([3]);
  respond(2);
  await second.done;
  await read();
  expect(ids()).toEqual([3]);
});

it('a failed delete restores its entry, even after a refetch', async () => {
  const { ids, read, remove, fail } = startedServer();
  const removing = await remove(2);
  await read();
  expect(ids()).toEqual([1, 3]);
  fail(2);
  await expect(removing.done).rejects.toThrow('rejected');
  expect(ids()).toEqual([1, 2, 3]);
  await read();
  expect(ids()).toEqual([1, 2, 3]);
});

it('does not create a list that was never fetched', async () => {
  const queryClient = new QueryClient();
  await removeOptimistically({ queryClient, kind: 'food', id: 2, remove: () => Promise.resolve() });
  expect(queryClient.getQueryData(['foods'])).toBeUndefined();
});

it('does not restore an entry twice', () => {
  expect(restoreEntry([{ id: 1 }, { id: 3 }], { id: 2 }, 1)).toEqual(entries);
  expect(restoreEntry(entries, { id: 2 }, 0)).toEqual(entries);
  expect(restoreEntry([{ id: 1 }], { id: 9 }, 5)).toEqual([{ id: 1 }, { id: 9 }]);
});

/** A server that stores a price only when the test resolves the request. */
function startedPrices() {
  const queryClient = new QueryClient();
  const rows = new Map([
    [1, 100],
    [2, 200],
  ]);
  const queryFn = () => Array.from(rows, ([id, price]) => ({ id, price }));
  const read = () => queryClient.fetchQuery({ queryKey: ['foods'], queryFn, staleTime: 0 });
  const prices = () => queryClient.getQueryData<{ price: number }[]>(['foods'])?.map(({ price }) => price);
  const isStale = () => queryClient.getQueryState(['foods'])?.isInvalidated;
  const reprice = async (id: number, price: number) => {
    const requests: { respond: () => void; fail: () => void }[] = [];
    const save = () =>
      new Promise<void>((resolve, reject) => {
        requests.push({ respond: () => resolve(void rows.set(id, price)), fail: () => reject(new Error('rejected')) });
      });
    const done = repriceOptimistically({ queryClient, id, price, save });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    return { done, respond: () => requests[0]?.respond(), fail: () => requests[0]?.fail() };
  };
  return { read, prices, isStale, reprice };
}

it('AC-240 shows a price before the response, and does not read the list again', async () => {
  const { read, prices, isStale, reprice } = startedPrices();
  await read();
  const saving = await reprice(2, 250);
  expect(prices()).toEqual([100, 250]);
  saving.respond();
  await saving.done;
  expect([prices(), isStale()]).toEqual([[100, 250], false]);
});

it('AC-241 takes a refused price back, and reads the list again', async () => {
  const { read, prices, isStale, reprice } = startedPrices();
  await read();
  const saving = await reprice(2, 250);
  saving.fail();
  await expect(saving.done).rejects.toThrow('rejected');
  expect([prices(), isStale()]).toEqual([[100, 200], true]);
});

it('AC-244 a refetch while two prices are being saved shows neither of the old ones', async () => {
  const { read, prices, reprice } = startedPrices();
  await read();
  const [first, second] = [await reprice(1, 150), await reprice(2, 250)];
  await read();
  expect(prices()).toEqual([150, 250]);
  first.respond();
  await first.done;
  await read();
  expect(prices()).toEqual([150, 250]);
  second.respond();
  await second.done;
  expect(prices()).toEqual([150, 250]);
});
