import { memo, useEffect, useRef, type ReactNode } from 'react';
import { extentOf, undrawnRows, type Rows } from '../lib/list-rows.ts';
import { runInSpareTime } from '../lib/spare-time.ts';
import * as styles from './long-list.css.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

interface Item {
  id: number;
  name: string;
}

interface LongListProps<T extends Item> {
  items: readonly T[];
  /** What was asked for: another answer starts at its beginning, news of the same items does not. */
  question: string;
  /** A grid; how many columns it has and what lies between its rows is for its style sheet alone. */
  className: string;
  itemClassName: string;
  /** Draws one item; `place` counts from 0. */
  draw: (item: T, place: number) => ReactNode;
}

/** So many items share a room at most: few rooms for the page to carry, short ones for it to lay out. */
const roomSize = 500;

/**
 * A list of any length: only the rows about the window are drawn, the others keep their room and, for the browser's search, their names.
 * Decision 0011.
 */
export function LongList<T extends Item>({ items, question, className, itemClassName, draw }: LongListProps<T>) {
  const { columns, layout, drawn, grid, row } = useDrawnRows(items.length, question);
  const roomRows = Math.ceil(roomSize / columns);
  const parts = [
    ...drawn.map((rows) => ({
      start: rows.start,
      entries: items.slice(rows.start * columns, rows.end * columns).map((item, offset) => {
        const place = rows.start * columns + offset;
        return (
          <li
            key={item.id}
            ref={place % columns === 0 ? row : null}
            className={itemClassName}
            aria-setsize={items.length}
            aria-posinset={place + 1}
          >
            {draw(item, place)}
          </li>
        );
      }),
    })),
    ...undrawnRows(layout.count, drawn, roomRows).map((rows) => ({
      start: rows.start,
      entries: [
        <Room
          key={roomKey(rows, roomRows, layout.count)}
          items={items}
          start={rows.start}
          end={rows.end}
          columns={columns}
          height={extentOf(layout, rows)}
        />,
      ],
    })),
  ];
  // One flat list: nested ones would be made anew whenever a room comes before them.
  return (
    <ul ref={grid} className={className} role="list">
      {parts.sort((one, other) => one.start - other.start).flatMap(({ entries }) => entries)}
    </ul>
  );
}

/** A room beside the drawn rows grows and shrinks with them: it is known by the end that stays. */
function roomKey({ start, end }: Rows, roomRows: number, count: number): string {
  if (end % roomRows === 0 || end === count) return `room to ${String(end)}`;
  return start % roomRows === 0 ? `room from ${String(start)}` : 'room between';
}

interface RoomProps extends Rows {
  items: readonly Item[];
  columns: number;
  /** Pixels. */
  height: number;
}

const Room = memo(function Room({ items, start, end, columns, height }: RoomProps) {
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (names.current) return runInSpareTime(writeNames(names.current, items, { start, end }, columns));
  }, [items, start, end, columns]);
  // Measured, so no sheet knows it.
  const takeRoom = (element: HTMLLIElement | null) => {
    if (!element) return;
    element.style.height = `${String(height)}px`;
    element.style.lineHeight = `${String(height / (end - start))}px`;
  };
  return (
    <li ref={takeRoom} aria-hidden="true" className={styles.room}>
      <div ref={names}></div>
    </li>
  );
});

/** Nobody waits for the names of what is not drawn: no part of an answer, they follow it. */
function* writeNames(room: HTMLElement, items: readonly Item[], { start, end }: Rows, columns: number): Generator<void, void> {
  // A value React does not know. Where the browser does not either, the names are hidden for good.
  room.setAttribute('hidden', 'until-found');
  const lines = Array.from({ length: end - start }, (_, offset) => {
    const first = (start + offset) * columns;
    return items
      .slice(first, first + columns)
      .map(({ name }) => name)
      .join(' · ');
  });
  yield;
  room.textContent = lines.join('\n');
}
