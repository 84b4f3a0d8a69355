import { hashKey, type QueryCacheNotifyEvent, type QueryClient, type QueryKey } from '@tanstack/react-query';

type QueryAction = Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action'];

/** Calls `listener` with every change of the query's state. Returns a function that unsubscribes. */
export function onQueryUpdate(queryClient: QueryClient, queryHash: string, listener: (action: QueryAction) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.query.queryHash === queryHash) listener(event.action);
  });
}

/** Calls `listener` whenever the data of the query has been read or set. Returns a function that unsubscribes. */
export function onQueryData(queryClient: QueryClient, queryKey: QueryKey, listener: () => void): () => void {
  return onQueryUpdate(queryClient, hashKey(queryKey), ({ type }) => {
    if (type === 'success') listener();
  });
}
