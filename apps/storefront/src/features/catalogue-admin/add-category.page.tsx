import { CategoryEditor } from './category-editor.tsx';
import { EditorScreen } from './editor-screen.tsx';

/** Spec §5 Add category. */
export function AddCategoryPage() {
  return (
    <EditorScreen title="Add Category">
      <CategoryEditor category={null} />
    </EditorScreen>
  );
}
