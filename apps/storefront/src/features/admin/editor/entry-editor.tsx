import { TwoColumn, useObjectUrl } from '@my-food/ui';
import { useDecodableImage } from '../../../forms/use-decodable-image.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EditorForm } from './editor-form.tsx';
import type { Entry, EntryForm } from './entry-form.ts';
import { useEntryEditor } from './use-entry-editor.ts';

interface EntryEditorProps<Item, Values, NewEntry, Change> {
  form: EntryForm<Item, Values, NewEntry, Change>;
  /** The entry to update; null adds a new one. */
  item: Item | null;
  /** Whether the list of the entry is being read. */
  isReading?: boolean;
}

/** Form to add or update an entry (Spec §5), with a preview of what customers see. */
export function EntryEditor<Item extends Entry, Values extends { picture: File | null }, NewEntry, Change>({
  form,
  item,
  isReading = false,
}: EntryEditorProps<Item, Values, NewEntry, Change>) {
  const t = useTexts(admin);
  const editor = useEntryEditor(form, item, isReading);
  const { Fieldset, Preview, labels, kind } = form;
  const { picture } = editor.values;
  const chosenUrl = useObjectUrl(useDecodableImage(picture));
  const pictureUrl = picture ? chosenUrl : (item?.imageUrl ?? null);
  const colorSeed = item ? item.id - 1 : 0;
  return (
    <TwoColumn aside={<Preview values={editor.values} pictureUrl={pictureUrl} colorSeed={colorSeed} />}>
      <EditorForm kind={kind} editor={editor} submitLabel={t(labels[item ? 'update' : 'add'].title)}>
        <Fieldset item={item} values={editor.values} errors={editor.errors} onChange={editor.change} picture={editor.picture} />
      </EditorForm>
    </TwoColumn>
  );
}
