import { categoryForm } from './category-form.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EntryEditor } from './entry-editor.tsx';

/** Spec §5 Add category. */
export function AddCategoryPage() {
  return (
    <EditorScreen title={categoryForm.labels.add.title}>
      <EntryEditor form={categoryForm} item={null} />
    </EditorScreen>
  );
}
