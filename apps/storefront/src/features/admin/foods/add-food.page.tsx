import { EditorLayout } from '../editor/editor-layout.tsx';
import { EntryEditor } from '../editor/entry-editor.tsx';
import { foodForm } from './food-form.ts';

/** Spec §5 Add food. */
export function AddFoodPage() {
  return (
    <EditorLayout title={foodForm.labels.add.title}>
      <EntryEditor form={foodForm} item={null} />
    </EditorLayout>
  );
}
