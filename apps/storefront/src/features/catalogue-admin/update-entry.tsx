import type { UseQueryResult } from '@tanstack/react-query';
import { EditorScreen } from './editor-screen.tsx';
import { EntryEditor } from './entry-editor.tsx';
import type { Entry, EntryForm } from './entry-form.ts';
import { ItemAbsent } from './item-absent.tsx';
import { useEditedItem } from './use-edited-item.ts';

interface UpdateEntryProps<Item, Fields, Payload> {
  form: EntryForm<Item, Fields, Payload>;
  /** From the URL. */
  id: number | undefined;
  /** From the navigation state. */
  handedOver: Item | null;
  list: UseQueryResult<Item[]>;
}

/** Page to update an entry. Opened directly, it finds the entry in the list: the API has no endpoint for a single one. */
export function UpdateEntry<Item extends Entry, Fields extends { picture: File | null }, Payload>({
  form,
  id,
  handedOver,
  list,
}: UpdateEntryProps<Item, Fields, Payload>) {
  const edited = useEditedItem({ id, handedOver, list });
  const { title } = form.labels.update;
  if (edited.status !== 'ready') {
    return (
      <EditorScreen title={title}>
        <ItemAbsent kind={form.kind} status={edited.status} list={list} />
      </EditorScreen>
    );
  }
  return (
    <EditorScreen title={title} isGone={edited.isGone}>
      <EntryEditor key={edited.version} form={form} item={edited.item} onUntouchedNews={edited.onNews} />
    </EditorScreen>
  );
}
