import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entry } from './entry-form.ts';

/** State of an update page. */
type EditedItem<T> = { status: 'loading' | 'unreadable' | 'missing' } | { status: 'ready'; item: T; isDeleted: boolean };

interface Sources<T> {
  /** From the URL. */
  id: number | undefined;
  list: Pick<UseQueryResult<T[]>, 'data' | 'isError' | 'isFetching'>;
}

/** Without the query string of the picture: a signed URL changes with each read. */
const withoutSignature = (item: Entry) => JSON.stringify({ ...item, imageUrl: item.imageUrl?.split('?')[0] });
const isSame = (one: Entry, other: Entry) => withoutSignature(one) === withoutSignature(other);

/**
 * The item of the list that an update page edits. It is the same object until a read changes it, and stays when the list no longer has it (Faults I5,
 * I7). No copy in the navigation state: the browser keeps it for days, and an update sends every field.
 */
export function useEditedItem<T extends Entry>({ id, list }: Sources<T>): EditedItem<T> {
  const [shown, setShown] = useState<T | null>(null);
  const known = shown?.id === id ? shown : null;
  const listed = list.data?.find((item) => item.id === id) ?? null;
  const item = known && listed && isSame(known, listed) ? known : (listed ?? known);
  if (item !== shown) setShown(item);
  if (item) return { status: 'ready', item, isDeleted: list.data !== undefined && !list.isFetching && listed === null };
  if (id === undefined) return { status: 'missing' };
  if (list.isFetching) return { status: 'loading' };
  return { status: list.data ? 'missing' : list.isError ? 'unreadable' : 'loading' };
}
