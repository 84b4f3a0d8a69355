import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useEntryKey } from '../routing/history-state.ts';
import { useGridMetrics, type GridMetrics } from './grid-metrics.ts';
import { restoreScrollPosition, saveScrollPosition } from './scroll-positions.ts';
import { Spacer, spacersBetween, type NamedItem } from './spacer.tsx';

interface VirtualListProps<T> {
  items: readonly T[];
  /** What was asked for. Other results start without the heights of these. */
  query: string;
  /** A grid; its style sheet alone decides how many columns it has and what lies between its rows. */
  className: string;
  itemClassName: string;
  /** Renders one item; `index` counts from 0. */
  renderItem: (item: T, index: number) => ReactNode;
}

/** Rendered first, to be measured. */
const firstItems = 8;
/** A list of at most so many items is rendered whole. */
const wholeList = 100;
/** Rows rendered on either side of the window. */
const maxOverscan = 1;
/** So many items share a spacer at most. */
const maxSpacerItems = 500;

const unmeasured: GridMetrics = { columns: 1, rowGap: 0, width: 0, top: 0, rowHeight: 0 };

/** A list of any length: renders the rows near the window. The others keep their space and, for the browser's search, their names (decision 0011). */
export function VirtualList<T extends NamedItem>({ items, query, className, itemClassName, renderItem }: VirtualListProps<T>) {
  const [metrics, observe] = useGridMetrics();
  const { columns, rowGap, width, top, rowHeight } = metrics ?? unmeasured;
  const rowCount = Math.ceil(items.length / columns);
  const positionId = `${useEntryKey()} ${query}`;
  const [initial] = useState(() => ({ initialRect: { width: 0, height: window.innerHeight }, ...restoreScrollPosition(positionId) }));

  // Focus must not be lost when its row leaves the window.
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const focusedRow = focusedId === null ? -1 : Math.floor(items.findIndex(({ id }) => id === focusedId) / columns);

  // What is in the window first; then, in ever larger steps, what is next to it: no frame is long.
  const [overscan, setOverscan] = useState(0);
  const wantedOverscan = items.length <= wholeList ? rowCount : maxOverscan;
  useEffect(() => {
    if (metrics && overscan < wantedOverscan) startTransition(() => setOverscan(Math.min(2 * overscan + 1, wantedOverscan)));
  }, [metrics, overscan, wantedOverscan]);
  const [renderedQuery, setRenderedQuery] = useState(query);
  if (renderedQuery !== query) {
    setRenderedQuery(query);
    setOverscan(0);
  }

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: metrics !== null,
    count: rowCount,
    estimateSize: () => rowHeight,
    gap: rowGap,
    scrollMargin: top,
    overscan,
    measureElement,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return focusedRow < 0 || focusedRow >= rowCount || rows.includes(focusedRow) ? rows : [...rows, focusedRow].sort((a, b) => a - b);
    },
    // The router restores positions, and the browser's scroll anchoring keeps them.
    scrollToFn: () => {},
    ...initial,
  });

  useLayoutEffect(() => () => saveScrollPosition(positionId, positionOf(virtualizer)), [positionId, virtualizer]);
  useLayoutEffect(
    () => () => {
      // Other results, or another width: other heights.
      if (width > 0) virtualizer.measure();
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
      onFocus={() => setFocusedId(item.id)}
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
      {/* One flat list: React would make nested ones anew whenever a spacer comes before them. */}
      {metrics
        ? [...rows, rowCount].flatMap((row, place) => [
            ...renderSpacers((rows[place - 1] ?? -1) + 1, row),
            ...items.slice(row * columns, (row + 1) * columns).map((item, offset) => renderCell(item, row * columns + offset)),
          ])
        : items.slice(0, firstItems).map(renderCell)}
    </ul>
  );
}

/** As `takeSnapshot`, which looks at every row of the list; the virtualizer reads keys and sizes alone. */
const positionOf = ({ itemSizeCache, scrollOffset }: Virtualizer<Window, HTMLLIElement>) => ({
  initialOffset: scrollOffset ?? 0,
  initialMeasurementsCache: Array.from(itemSizeCache, ([key, size]): VirtualItem => ({ key, size, index: 0, lane: 0, start: 0, end: 0 })),
});

/** With its fractions, for thousands of rows add them up, and without a layout of its own when a row is mounted: the observer follows. */
const measureElement = (element: HTMLLIElement, entry: ResizeObserverEntry | undefined, virtualizer: Virtualizer<Window, HTMLLIElement>) =>
  entry?.borderBoxSize[0]?.blockSize ?? virtualizer.measurementsCache[virtualizer.indexFromElement(element)]?.size ?? 0;

/** The height of the rows from `start` to `end`, with the gaps between them. */
const extent = (measurements: readonly VirtualItem[], start: number, end: number) =>
  (measurements[end - 1]?.end ?? 0) - (measurements[start]?.start ?? 0);
