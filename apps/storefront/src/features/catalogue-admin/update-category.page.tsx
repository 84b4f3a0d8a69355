import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useNavigationState } from '../../routing/history-state.ts';
import { useServices } from '../../services.tsx';
import { categoryForm } from './category-form.ts';
import { parseCategorySnapshot } from './category-snapshot.ts';
import { UpdateEntry } from './update-entry.tsx';

const route = getRouteApi('/signed-in/admin/update-category');

/** Spec §5 Update category. */
export function UpdateCategoryPage() {
  const { queries } = useServices();
  const { id } = route.useSearch();
  const categories = useQuery(queries.categories());
  return <UpdateEntry form={categoryForm} id={id} snapshot={parseCategorySnapshot(useNavigationState('category'))} list={categories} />;
}
