import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface Item {
  id: number;
}

/** State of an update page. `onExternalChange` takes the newer entry of the list; null when there is none. */
export type EditedItem<T> =
  | { status: 'loading' | 'unreadable' | 'missing' }
  | { status: 'ready'; item: T; version: number; isGone: boolean; onNews: (() => void) | null };

interface Sources<T> {
  /** From the URL. */
  id: number | undefined;
  /** From the navigation state: survives a reload, but can be stale. */
  handedOver: T | null;
  list: Pick<UseQueryResult<T[]>, 'data' | 'isError' | 'isFetching'>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The item that an update page edits: from the list, otherwise from the navigation state. Once shown it is stable: a refetch
 * neither overwrites the form nor unmounts it (Faults I5, I7).
 */
export function useEditedItem<T extends Item>({ id, handedOver, list }: Sources<T>): EditedItem<T> {
  const wanted = id ?? handedOver?.id;
  const listed = list.data?.find((item) => item.id === wanted) ?? null;
  const given = handedOver?.id === wanted ? handedOver : null;
  const [shown, setShown] = useState<{ item: T; version: number } | null>(null);
  const item = shown !== null && shown.item.id === wanted ? shown.item : null;

  const first = listed ?? given;
  if (!item && first) {
    const next = { item: first, version: (shown?.version ?? 0) + 1 };
    setShown(next);
    return { status: 'ready', ...next, isGone: false, onNews: null };
  }
  if (!item) {
    if (wanted === undefined) return { status: 'missing' };
    if (list.isFetching) return { status: 'loading' };
    return { status: list.data ? 'missing' : list.isError ? 'unreadable' : 'loading' };
  }
  const version = shown?.version ?? 0;
  const hasNews = listed !== null && !isSame(listed, item);
  return {
    status: 'ready',
    item,
    version,
    isGone: list.data !== undefined && !list.isFetching && listed === null,
    onNews: hasNews ? () => setShown({ item: listed, version: version + 1 }) : null,
  };
}
