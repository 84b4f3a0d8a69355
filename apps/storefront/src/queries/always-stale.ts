/**
 * The `staleTime` of what is read on every call. With 0, Query and Router compare the device's clock with the time of the last read: after the clock has been
 * put back, cached data would count as fresh for as long as that was.
 */
export const alwaysStale = -Infinity;
