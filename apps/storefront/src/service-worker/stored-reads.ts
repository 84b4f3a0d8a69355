import type { paths } from '@my-food/api/contract';

/** The cache of public reads. The service worker writes it, the page reads it. */
export const storedReadsCache = 'my-food-public-reads';

/** The time at which a stored response was read, in milliseconds. Set by the service worker: servers hide their `Date` from other origins. */
export const readAtHeader = 'x-my-food-read-at';

/** The queries that anybody may read, by their names in `queryKeys`. */
export const publicQueries = ['foods', 'categories'] as const;

/** Their paths below the base URL of the API. */
export const publicReads = { foods: '/api/food/', categories: '/api/category/' } as const satisfies Record<
  (typeof publicQueries)[number],
  keyof paths
>;
