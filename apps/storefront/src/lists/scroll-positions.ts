import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/** The initial state of a list after Back or Forward. */
interface ScrollPosition {
  initialOffset: number;
  initialMeasurementsCache: VirtualItem[];
}

/** Like `takeSnapshot`, without iterating over every row: the virtualizer reads only keys and sizes. */
export const positionOf = ({ itemSizeCache }: Virtualizer<Window, HTMLLIElement>, initialOffset: number): ScrollPosition => ({
  initialOffset,
  initialMeasurementsCache: Array.from(itemSizeCache, ([key, size]): VirtualItem => ({ key, size, index: 0, lane: 0, start: 0, end: 0 })),
});

const maxPositions = 30;
const positions = new Map<string, ScrollPosition>();

export const restoreScrollPosition = (id: string) => positions.get(id);

/** In memory only; evicts the oldest of more than `maxPositions`. */
export function saveScrollPosition(id: string, position: ScrollPosition): void {
  positions.delete(id);
  positions.set(id, position);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
}
