import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Calls `listener` whenever the data of the query has been read or set. Returns a function that unsubscribes. */
export function onQueryData(queryClient: QueryClient, queryKey: QueryKey, listener: () => void): () => void {
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash) listener();
  });
}
