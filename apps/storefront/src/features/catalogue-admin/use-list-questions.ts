import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListQuestion } from '../../lib/use-list-question.ts';
import type { AdminCategorySearch, ListSearch } from '../../routing/search.ts';

const foods = getRouteApi('/signed-in/admin/products');
const categories = getRouteApi('/signed-in/admin/categorys');

/** What the admin asks the foods for. */
export function useFoodQuestion() {
  const navigate = foods.useNavigate();
  const put = useCallback(
    (search: ListSearch, isNewEntry: boolean) => void navigate({ search, replace: !isNewEntry, resetScroll: isNewEntry }),
    [navigate],
  );
  return useListQuestion(foods.useSearch(), put);
}

/** What the admin asks the categories for. */
export function useCategoryQuestion() {
  const navigate = categories.useNavigate();
  const put = useCallback(
    (search: AdminCategorySearch, isNewEntry: boolean) => void navigate({ search, replace: !isNewEntry, resetScroll: isNewEntry }),
    [navigate],
  );
  return useListQuestion(categories.useSearch(), put);
}
