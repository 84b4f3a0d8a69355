import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useScrollKey } from '../navigation/history-state.ts';
import { useGridMetrics, type GridMetrics } from './grid-metrics.ts';
import { positionOf, restoreScrollPosition, saveScrollPosition } from './scroll-positions.ts';
import { Spacer, spacersBetween, type NamedItem } from './spacer.tsx';
import { useGrowingOverscan } from './use-growing-overscan.ts';

interface VirtualListProps<T> {
  items: readonly T[];
  /** The list query. A new query discards the measured heights. */
  query: string;
  /** The class of the grid; it defines the columns and the gap. */
  className: string;
  itemClassName: string;
  /** Other items are about to replace these: what is outside of the window is removed before, so that less is to be done then. */
  isLeaving?: boolean;
  /** Renders one item; `index` counts from 0. */
  renderItem: (item: T, index: number) => ReactNode;
}

/** Lists up to this length are rendered completely. */
const maxUnvirtualized = 100;
/** Rows rendered on either side of the window. */
const maxOverscan = 1;
/** Maximum of items per spacer. */
const maxSpacerItems = 500;

const unmeasured: GridMetrics = { columns: 1, rowGap: 0, width: 0, top: 0, rowHeight: 0, windowHeight: 0 };

/** Renders only the rows near the viewport. Spacers stand in for the others and contain their names for the browser's search (decision 0011). */
export function VirtualList<T extends NamedItem>({
  items,
  query,
  className,
  itemClassName,
  isLeaving = false,
  renderItem,
}: VirtualListProps<T>) {
  const [metrics, observe] = useGridMetrics(className);
  const { columns, rowGap, width, top, rowHeight, windowHeight } = metrics ?? unmeasured;
  const rowCount = Math.ceil(items.length / columns);
  const positionId = `${useScrollKey()} ${query}`;
  const [initial] = useState(() => restoreScrollPosition(positionId));

  // The focused row stays rendered outside the viewport, so that the focus is not lost.
  // A ref: it is read when the window scrolls, so that a focus renders nothing.
  const focusedId = useRef<number | null>(null);

  const overscan = useGrowingOverscan(query, items.length <= maxUnvirtualized ? rowCount : maxOverscan, metrics !== null);

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: metrics !== null,
    count: rowCount,
    // Heights depend on the results and on the width.
    getItemKey: useCallback((row: number) => `${query} ${String(width)} ${String(row)}`, [query, width]),
    estimateSize: () => rowHeight,
    gap: rowGap,
    scrollMargin: top,
    overscan: isLeaving ? 0 : overscan,
    measureElement,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const focusedRow = Math.floor(items.findIndex(({ id }) => id === focusedId.current) / columns);
      return focusedRow < 0 || focusedRow >= rowCount || rows.includes(focusedRow) ? rows : [...rows, focusedRow].sort((a, b) => a - b);
    },
    // The router restores scroll positions; scroll anchoring preserves them.
    scrollToFn: () => {},
    // Rows are rendered after the scroll event: in it, the next listener that reads the scroll position would lay out the page.
    useFlushSync: false,
    initialRect: { width: 0, height: windowHeight },
    ...initial,
  });

  // The offset of the last commit. The virtualizer's own belongs to the next results as soon as their page scrolls to its top.
  const committedOffset = useRef(0);
  useLayoutEffect(() => () => saveScrollPosition(positionId, positionOf(virtualizer, committedOffset.current)), [positionId, virtualizer]);
  useLayoutEffect(() => {
    committedOffset.current = virtualizer.scrollOffset ?? 0;
  });
  useLayoutEffect(
    () => () => {
      // Drops the heights of the former results. Until the list is measured, the cache holds those that Back restores.
      if (width > 0) virtualizer.itemSizeCache.clear();
    },
    [query, width, virtualizer],
  );

  const renderCell = (item: T, index: number) => (
    <li
      key={item.id}
      ref={index % columns === 0 ? virtualizer.measureElement : null}
      data-index={Math.floor(index / columns)}
      className={itemClassName}
      aria-setsize={items.length}
      aria-posinset={index + 1}
      onFocus={() => (focusedId.current = item.id)}
    >
      {renderItem(item, index)}
    </li>
  );
  const renderSpacers = (from: number, to: number) =>
    spacersBetween(from, to, rowCount, Math.ceil(maxSpacerItems / columns)).map(({ id, start, end }) => (
      <Spacer key={id} items={items} columns={columns} start={start} end={end} height={extent(virtualizer.measurementsCache, start, end)} />
    ));
  const rows = virtualizer.getVirtualItems().map(({ index }) => index);
  return (
    <ul ref={observe} className={className} role="list">
      {/* One flat array: React would remount nested arrays when a spacer is inserted before them. */}
      {metrics
        ? [...rows, rowCount].flatMap((row, position) => [
            ...renderSpacers((rows[position - 1] ?? -1) + 1, row),
            ...items.slice(row * columns, (row + 1) * columns).map((item, offset) => renderCell(item, row * columns + offset)),
          ])
        : // Measured. The next render, before the paint, fills the window.
          items.slice(0, 1).map(renderCell)}
    </ul>
  );
}

/** Fractional, because rounding errors add up over thousands of rows. Does not force a layout on mount: the ResizeObserver follows. */
const measureElement = (element: HTMLLIElement, entry: ResizeObserverEntry | undefined, virtualizer: Virtualizer<Window, HTMLLIElement>) =>
  entry?.borderBoxSize[0]?.blockSize ?? virtualizer.measurementsCache[virtualizer.indexFromElement(element)]?.size ?? 0;

/** The height of the rows from `start` to `end`, with the gaps between them. */
const extent = (measurements: readonly VirtualItem[], start: number, end: number) =>
  (measurements[end - 1]?.end ?? 0) - (measurements[start]?.start ?? 0);
