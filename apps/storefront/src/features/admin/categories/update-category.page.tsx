import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useServices } from '../../../services/services.tsx';
import { categoryForm } from './category-form.ts';
import { UpdateEntry } from '../editor/update-entry.tsx';

const route = getRouteApi('/signed-in/admin/update-category');

/** Spec §5 Update category. */
export function UpdateCategoryPage() {
  const { queries } = useServices();
  const { id } = route.useSearch();
  const categories = useQuery(queries.categories());
  return <UpdateEntry form={categoryForm} id={id} list={categories} />;
}
