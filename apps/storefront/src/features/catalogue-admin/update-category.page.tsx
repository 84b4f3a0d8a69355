import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useHandedOver } from '../../routing/history-state.ts';
import { useServices } from '../../services.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { ItemAbsent } from './item-absent.tsx';
import { parseKeptCategory } from './kept-category.ts';
import { useEditedItem } from './use-edited-item.ts';

const route = getRouteApi('/signed-in/admin/update-category');

/** Spec §5 Update category. Opened cold it finds the category in the list, for there is no call for a single one. */
export function UpdateCategoryPage() {
  const { queries } = useServices();
  const { id } = route.useSearch();
  const categories = useQuery(queries.categories());
  const edited = useEditedItem({ id, handedOver: parseKeptCategory(useHandedOver('category')), list: categories });
  if (edited.status !== 'ready') {
    return (
      <EditorScreen title="Update Category">
        <ItemAbsent kind="category" status={edited.status} list={categories} />
      </EditorScreen>
    );
  }
  return (
    <EditorScreen title="Update Category" isGone={edited.isGone}>
      <CategoryEditor key={edited.version} category={edited.item} onUntouchedNews={edited.onNews} />
    </EditorScreen>
  );
}
