import type { VirtualItem } from '@tanstack/react-virtual';

/** What a list starts from when Back or Forward return to it. */
interface ScrollPosition {
  initialOffset: number;
  initialMeasurementsCache: VirtualItem[];
}

const maxPositions = 30;
const positions = new Map<string, ScrollPosition>();

export const restoreScrollPosition = (id: string) => positions.get(id);

/** Forgotten with the page, and the oldest when there are many. */
export function saveScrollPosition(id: string, position: ScrollPosition): void {
  positions.delete(id);
  positions.set(id, position);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
}
