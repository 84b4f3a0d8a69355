import { useCallback, useState } from 'react';

/** The measured layout of a list. Pixels. */
export interface GridMetrics {
  columns: number;
  rowGap: number;
  width: number;
  /** From the top of the document. */
  top: number;
  /** The height of the first rendered row at this width; the estimate for the others. */
  rowHeight: number;
}

function measureGrid(list: HTMLElement, previous: GridMetrics | null): GridMetrics {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top, width } = list.getBoundingClientRect();
  const known = previous?.width === width ? previous.rowHeight : 0;
  const measured: GridMetrics = {
    columns: gridTemplateColumns.split(' ').length,
    rowGap: Number.parseFloat(rowGap) || 0,
    width,
    top: top + window.scrollY,
    rowHeight: known || (list.querySelector('[data-index]')?.getBoundingClientRect().height ?? 0),
  };
  return previous && isSame(previous, measured) ? previous : measured;
}

const isSame = (one: GridMetrics, other: GridMetrics) =>
  one.columns === other.columns &&
  one.rowGap === other.rowGap &&
  one.width === other.width &&
  one.top === other.top &&
  one.rowHeight === other.rowHeight;

/** Measures a list when it is mounted and whenever it is resized; null before. The second value is the list's ref. */
export function useGridMetrics() {
  const [metrics, setMetrics] = useState<GridMetrics | null>(null);
  const observe = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    const measure = () => setMetrics((previous) => measureGrid(list, previous));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return [metrics, observe] as const;
}
