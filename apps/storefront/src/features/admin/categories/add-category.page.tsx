import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { categoryForm } from './category-form.ts';
import { EditorLayout } from '../editor/editor-layout.tsx';
import { EntryEditor } from '../editor/entry-editor.tsx';

/** Spec §5 Add category. */
export function AddCategoryPage() {
  return (
    <EditorLayout title={useTexts(admin)(categoryForm.labels.add.title)}>
      <EntryEditor form={categoryForm} item={null} />
    </EditorLayout>
  );
}
