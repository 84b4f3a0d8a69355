import type { UseQueryResult } from '@tanstack/react-query';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EditorLayout } from './editor-layout.tsx';
import { EntryEditor } from './entry-editor.tsx';
import type { Entry, EntryForm } from './entry-form.ts';
import { EntryFallback } from './entry-fallback.tsx';
import { useEditedItem } from './use-edited-item.ts';

interface UpdateEntryProps<Item, Values, NewEntry, Change> {
  form: EntryForm<Item, Values, NewEntry, Change>;
  /** From the URL. */
  id: number | undefined;
  list: UseQueryResult<Item[]>;
}

/** Page to update an entry. Opened directly, it finds the entry in the list: the API has no endpoint for a single one. */
export function UpdateEntry<Item extends Entry, Values extends { picture: File | null }, NewEntry, Change>({
  form,
  id,
  list,
}: UpdateEntryProps<Item, Values, NewEntry, Change>) {
  const edited = useEditedItem({ id, list });
  const title = useTexts(admin)(form.labels.update.title);
  if (edited.status !== 'ready') {
    return (
      <EditorLayout title={title}>
        <EntryFallback kind={form.kind} status={edited.status} list={list} />
      </EditorLayout>
    );
  }
  return (
    <EditorLayout title={title} isDeleted={edited.isDeleted}>
      <EntryEditor key={edited.item.id} form={form} item={edited.item} isReading={list.isFetching} />
    </EditorLayout>
  );
}
