import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` items to render: `initial` for a new `key`, then twice as many in each transition, so that the first frame is short.
 */
export function useGrowingCount(total: number, key: string, initial: number): number {
  const [grown, setGrown] = useState({ key, count: initial });
  const count = Math.min(total, grown.key === key ? grown.count : initial);
  useEffect(() => {
    if (count < total) startTransition(() => setGrown({ key, count: 2 * count }));
  }, [key, count, total]);
  return count;
}
