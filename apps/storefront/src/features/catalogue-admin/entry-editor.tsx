import { TwoColumn } from '@my-food/ui';
import { EditorForm } from './editor-form.tsx';
import type { Entry, EntryForm } from './entry-form.ts';
import { useEditing } from './use-editing.ts';

interface EntryEditorProps<Item, Fields, Payload> {
  form: EntryForm<Item, Fields, Payload>;
  /** The entry to update; null adds a new one. */
  item: Item | null;
  /** Resets the form to the newer entry of the list. Called only while the form is pristine; null when the list has the same entry. */
  onUntouchedNews?: (() => void) | null;
}

/** Form to add or update an entry (Spec §5), with a preview of what customers see. */
export function EntryEditor<Item extends Entry, Fields extends { picture: File | null }, Payload>({
  form,
  item,
  onUntouchedNews = null,
}: EntryEditorProps<Item, Fields, Payload>) {
  const editing = useEditing(form, item, onUntouchedNews);
  const { Fieldset, Preview, labels, kind } = form;
  const plate = item ? item.id - 1 : 0;
  return (
    <TwoColumn aside={<Preview fields={editing.fields} currentUrl={item?.imageUrl ?? null} plate={plate} />}>
      <EditorForm kind={kind} editing={editing} submitLabel={labels[item ? 'update' : 'add'].title}>
        <Fieldset item={item} fields={editing.fields} errors={editing.errors} onChange={editing.change} picture={editing.picture} />
      </EditorForm>
    </TwoColumn>
  );
}
