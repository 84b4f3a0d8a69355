import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EditorLayout } from '../editor/editor-layout.tsx';
import { EntryEditor } from '../editor/entry-editor.tsx';
import { foodForm } from './food-form.ts';

/** Spec §5 Add food. */
export function AddFoodPage() {
  return (
    <EditorLayout title={useTexts(admin)(foodForm.labels.add.title)}>
      <EntryEditor form={foodForm} item={null} />
    </EditorLayout>
  );
}
