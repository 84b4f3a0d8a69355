import type { VirtualItem } from '@tanstack/react-virtual';

/** The initial state of a list after Back or Forward. */
interface ScrollPosition {
  initialOffset: number;
  initialMeasurementsCache: VirtualItem[];
}

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
