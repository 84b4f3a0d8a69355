import type { Order } from '@my-food/api';
import { queryKeys } from '@my-food/api/queries';
import { createDeferred } from '@my-food/machines/testing';
import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readOrders } from './read-orders.ts';

const order = (id: number): Order => ({ id, createdAt: '', subtotal: 0, tax: 0, total: 0, items: [] });

it('AC-737 reads anew although My Orders, whose read was running, is left', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.orders, [order(1)]);
  const aborted = (signal: AbortSignal) =>
    new Promise<Order[]>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  const queries = {
    orders: () => queryOptions({ queryKey: queryKeys.orders, queryFn: ({ signal }): Promise<Order[]> => aborted(signal) }),
  };
  const leaveMyOrders = new QueryObserver(queryClient, queries.orders()).subscribe(() => undefined);
  const answer = createDeferred<Order[]>();
  const reading = readOrders({ queryClient, queries, list: () => answer.promise });
  await Promise.resolve();
  leaveMyOrders();
  answer.resolve([order(1), order(2)]);
  expect(await reading).toEqual([order(1), order(2)]);
});
