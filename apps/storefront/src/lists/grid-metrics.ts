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
  windowHeight: number;
}

function measureGrid(list: HTMLElement, previous: GridMetrics | null): GridMetrics {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top, width } = list.getBoundingClientRect();
  const known = previous?.width === width ? previous.rowHeight : 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowGap: Number.parseFloat(rowGap) || 0,
    width,
    top: top + window.scrollY,
    // The skeleton of a list has no index.
    rowHeight: known || ((list.querySelector('[data-index]') ?? list.firstElementChild)?.getBoundingClientRect().height ?? 0),
    windowHeight: window.innerHeight,
  };
}

/** The last metrics of each grid, by its class. A list on a known grid renders once: measuring in the middle costs another layout of the page. */
const lastMetrics = new Map<string, GridMetrics>();

/**
 * Measures a list, or its skeleton, when it is mounted and whenever it is resized. Before, the metrics are those of the last list with this class;
 * null without one. The second value is the list's ref.
 */
export function useGridMetrics(className: string) {
  const [metrics, setMetrics] = useState(() => lastMetrics.get(className) ?? null);
  const observe = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      let previous: GridMetrics | null = null;
      const measure = () => {
        const measured = measureGrid(list, previous);
        const last = lastMetrics.get(className);
        previous = last && JSON.stringify(last) === JSON.stringify(measured) ? last : measured;
        lastMetrics.set(className, previous);
        setMetrics(previous);
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(list);
      return () => observer.disconnect();
    },
    [className],
  );
  return [metrics, observe] as const;
}
