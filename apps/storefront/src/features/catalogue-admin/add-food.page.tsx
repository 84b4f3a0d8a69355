import { EditorScreen } from './editor-screen.tsx';
import { FoodEditor } from './food-editor.tsx';

/** Spec §5 Add food. */
export function AddFoodPage() {
  return (
    <EditorScreen title="Add Food">
      <FoodEditor food={null} />
    </EditorScreen>
  );
}
