import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface Item {
  id: number;
  imageUrl: string | null;
}

/** State of an update page. `onExternalChange` takes the newer entry of the list; null when there is none. */
type EditedItem<T> =
  | { status: 'loading' | 'unreadable' | 'missing' }
  | { status: 'ready'; item: T; version: number; isDeleted: boolean; onExternalChange: (() => void) | null };

interface Sources<T> {
  /** From the URL. */
  id: number | undefined;
  /** From the navigation state: survives a reload, but can be stale. */
  snapshot: T | null;
  list: Pick<UseQueryResult<T[]>, 'data' | 'isError' | 'isFetching'>;
}

/** Without the query string of the picture: a signed URL changes with each read. */
const withoutSignature = (item: Item) => JSON.stringify({ ...item, imageUrl: item.imageUrl?.split('?')[0] });
const isSame = (one: Item, other: Item) => withoutSignature(one) === withoutSignature(other);

/**
 * The item that an update page edits: from the list, otherwise from the navigation state. Once shown it is stable: a refetch
 * neither overwrites the form nor unmounts it (Faults I5, I7).
 */
export function useEditedItem<T extends Item>({ id, snapshot, list }: Sources<T>): EditedItem<T> {
  const itemId = id ?? snapshot?.id;
  const listed = list.data?.find((item) => item.id === itemId) ?? null;
  const matchingSnapshot = snapshot?.id === itemId ? snapshot : null;
  const [shown, setShown] = useState<{ item: T; version: number } | null>(null);
  const item = shown !== null && shown.item.id === itemId ? shown.item : null;

  const first = listed ?? matchingSnapshot;
  if (!item && first) {
    const next = { item: first, version: (shown?.version ?? 0) + 1 };
    setShown(next);
    return { status: 'ready', ...next, isDeleted: false, onExternalChange: null };
  }
  if (!item) {
    if (itemId === undefined) return { status: 'missing' };
    if (list.isFetching) return { status: 'loading' };
    return { status: list.data ? 'missing' : list.isError ? 'unreadable' : 'loading' };
  }
  const version = shown?.version ?? 0;
  const hasExternalChange = listed !== null && !isSame(listed, item);
  return {
    status: 'ready',
    item,
    version,
    isDeleted: list.data !== undefined && !list.isFetching && listed === null,
    onExternalChange: hasExternalChange ? () => setShown({ item: listed, version: version + 1 }) : null,
  };
}
