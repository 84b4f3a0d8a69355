import { queryOptions } from '@tanstack/react-query';

/** When an old menu was read, and when it was known to be old. Milliseconds. */
export interface MenuAge {
  readAt: number;
  now: number;
}

/** Set by service-worker/restore-reads.ts while the menu could not be read anew; null otherwise, and without a service worker. */
export const menuAgeQuery = queryOptions<MenuAge | null>({ queryKey: ['menuAge'], queryFn: () => null, enabled: false });
