import { startTransition, useEffect, useState } from 'react';

/** Rows that are added on either side in one step. A press waits for one step at most. */
const step = 2;

/** The rows to render on either side of the window. New results start with the viewport; the rows around it follow in short steps, up to `target`. */
export function useGrowingOverscan(query: string, target: number, isMeasured: boolean): number {
  const [grown, setGrown] = useState({ query, overscan: 0 });
  const overscan = grown.query === query ? grown.overscan : 0;
  useEffect(() => {
    if (isMeasured && overscan < target) startTransition(() => setGrown({ query, overscan: Math.min(overscan + step, target) }));
  }, [isMeasured, query, overscan, target]);
  return overscan;
}
