import { createDeferred, type Deferred } from '@my-food/machines/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { removeOptimistically } from './catalogue-cache.ts';

const entries = [{ id: 1 }, { id: 2 }, { id: 3 }];

function startedList() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['foods'], entries);
  queryClient.setQueryData(['categories'], entries);
  const ids = (key: 'foods' | 'categories' = 'foods') => queryClient.getQueryData<{ id: number }[]>([key])?.map(({ id }) => id);
  const isStale = (key: 'foods' | 'categories') => queryClient.getQueryState([key])?.isInvalidated;
  return { queryClient, ids, isStale };
}

it('AC-097 removes the entry from the list before the response', async () => {
  const { queryClient, ids, isStale } = startedList();
  const response = createDeferred<void>();
  const removed: number[] = [];
  const remove = (id: number) => {
    removed.push(id);
    return response.promise;
  };
  const removing = removeOptimistically({ queryClient, kind: 'food', id: 2, remove });
  await vi.waitFor(() => expect(removed).toEqual([2]));
  expect(ids()).toEqual([1, 3]);
  response.resolve();
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

it('cancels a fetch that is still running after the delete, which would restore the entry', async () => {
  const { queryClient, ids } = startedList();
  const late = createDeferred<{ id: number }[]>();
  const reading = queryClient.fetchQuery({
    queryKey: ['foods'],
    queryFn: ({ signal }) => (signal.aborted ? [] : late.promise),
    staleTime: 0,
  });
  const stopped = expect(reading).resolves.toEqual([{ id: 1 }, { id: 3 }]);
  await removeOptimistically({ queryClient, kind: 'food', id: 2, remove: () => Promise.resolve() });
  late.resolve(entries);
  await stopped;
  expect(ids()).toEqual([1, 3]);
});

/** A server that deletes a row only when the test resolves the request. */
function startedServer() {
  const { queryClient, ids } = startedList();
  const rows = new Set(entries.map(({ id }) => id));
  const requests = new Map<number, Deferred<void>>();
  const read = () => queryClient.fetchQuery({ queryKey: ['foods'], queryFn: () => [...rows].map((id) => ({ id })), staleTime: 0 });
  const remove = (id: number) => {
    const request = createDeferred<void>();
    const removing = removeOptimistically({
      queryClient,
      kind: 'food',
      id,
      remove: () => {
        requests.set(id, request);
        return request.promise;
      },
    });
    return vi.waitFor(() => expect(requests.has(id)).toBe(true)).then(() => ({ done: removing }));
  };
  const respond = (id: number) => {
    rows.delete(id);
    requests.get(id)?.resolve();
  };
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
