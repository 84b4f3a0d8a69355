import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListSelection } from '../../list/selection.ts';
import { toggleSelection } from './select-range.ts';

export interface FoodSelection extends ListSelection {
  ids: ReadonlySet<number>;
  replace: (ids: Iterable<number>) => void;
}

const none: ReadonlySet<number> = new Set();

/** The selected foods. They stay selected when the page or the filter changes. `found`: the list in its order, for ranges. */
export function useSelection(found: readonly { id: number }[]): FoodSelection {
  const [ids, setIds] = useState(none);
  const anchor = useRef<number | null>(null);
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });
  const toggle = useCallback((id: number, { range }: { range: boolean }) => {
    const options = { range, anchor: anchor.current, order: range ? latest.current.map((entry) => entry.id) : [] };
    anchor.current = id;
    setIds((selected) => toggleSelection(selected, id, options));
  }, []);
  const replace = useCallback((next: Iterable<number>) => {
    anchor.current = null;
    setIds(new Set(next));
  }, []);
  return { ids, isSelected: (id) => ids.has(id), toggle, replace };
}
