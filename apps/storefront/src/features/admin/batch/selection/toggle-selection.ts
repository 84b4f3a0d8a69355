/**
 * The ids after `id` was toggled. `anchor`: the entry toggled last; with `range` everything between the two, in the order of the list, takes the new
 * state of `id`.
 */
export function toggleSelection(
  selected: ReadonlySet<number>,
  id: number,
  { range, anchor, order }: { range: boolean; anchor: number | null; order: readonly number[] },
): ReadonlySet<number> {
  const isSelected = !selected.has(id);
  const ends = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)];
  const isRange = range && !ends.includes(-1);
  const toggled = isRange ? order.slice(Math.min(...ends), Math.max(...ends) + 1) : [id];
  const next = new Set(selected);
  for (const each of toggled) {
    if (isSelected) next.add(each);
    else next.delete(each);
  }
  return next;
}
