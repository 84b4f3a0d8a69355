import { EditorScreen } from './editor-screen.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { foodForm } from './food-form.ts';

/** Spec §5 Add food. */
export function AddFoodPage() {
  return (
    <EditorScreen title={foodForm.labels.add.title}>
      <EntryEditor form={foodForm} item={null} />
    </EditorScreen>
  );
}
