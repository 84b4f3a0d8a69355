import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface Item {
  id: number;
  imageUrl: string | null;
}

/** State of an update page. */
type EditedItem<T> = { status: 'loading' | 'unreadable' | 'missing' } | { status: 'ready'; item: T; isDeleted: boolean };

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
 * The item that an update page edits: from the list, otherwise from the navigation state. It is the same object until a read changes it, and stays
 * when the list no longer has it (Faults I5, I7).
 */
export function useEditedItem<T extends Item>({ id, snapshot, list }: Sources<T>): EditedItem<T> {
  const itemId = id ?? snapshot?.id;
  const [shown, setShown] = useState<T | null>(null);
  const [known, matchingSnapshot] = [shown, snapshot].map((item) => (item?.id === itemId ? item : null));
  const listed = list.data?.find((item) => item.id === itemId) ?? null;
  const item = known && listed && isSame(known, listed) ? known : (listed ?? known ?? matchingSnapshot ?? null);
  if (item !== shown) setShown(item);
  if (item) return { status: 'ready', item, isDeleted: list.data !== undefined && !list.isFetching && listed === null };
  if (itemId === undefined) return { status: 'missing' };
  if (list.isFetching) return { status: 'loading' };
  return { status: list.data ? 'missing' : list.isError ? 'unreadable' : 'loading' };
}
