import { useCallback, useContext, useEffect, useRef } from 'react';
import type { ListSelection } from '../../list/selection.ts';
import { toggleSelection } from './toggle-selection.ts';
import { SelectionContext } from './selection-provider.tsx';

export interface FoodSelection extends ListSelection {
  ids: ReadonlySet<number>;
  update: (change: (selected: ReadonlySet<number>) => Iterable<number>) => void;
}

/**
 * The selected foods. They stay selected when the page or the filter changes, and while another admin page is open. `found`: the list in its order, for
 * ranges.
 */
export function useSelection(found: readonly { id: number }[]): FoodSelection {
  const [ids, setIds] = useContext(SelectionContext);
  const anchor = useRef<number | null>(null);
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });
  const toggle = useCallback(
    (id: number, { range }: { range: boolean }) => {
      const options = { range, anchor: anchor.current, order: range ? latest.current.map((entry) => entry.id) : [] };
      anchor.current = id;
      setIds((selected) => toggleSelection(selected, id, options));
    },
    [setIds],
  );
  const update: FoodSelection['update'] = (change) => {
    anchor.current = null;
    setIds((selected) => new Set(change(selected)));
  };
  return { ids, isSelected: (id) => ids.has(id), toggle, update };
}
