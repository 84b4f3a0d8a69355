import type { Order } from '@my-food/api';
import type { Queries } from '@my-food/api/queries';
import type { QueryClient } from '@tanstack/react-query';
import { alwaysStale } from '../queries/always-stale.ts';

interface ReadOrdersOptions {
  queryClient: QueryClient;
  queries: Pick<Queries, 'orders'>;
  list: () => Promise<Order[]>;
}

/**
 * Reads the orders anew, for a search. Neither with the signal of the query nor by a read of My Orders that is running: leaving that page would abort it,
 * and end it with the list as it was.
 */
export async function readOrders({ queryClient, queries, list }: ReadOrdersOptions): Promise<Order[]> {
  const query = queries.orders();
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.fetchQuery({ ...query, queryFn: list, staleTime: alwaysStale });
}
