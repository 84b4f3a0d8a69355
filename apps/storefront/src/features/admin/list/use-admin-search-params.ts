import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListSearchParams } from '../../../lists/use-list-search-params.ts';
import type { AdminCategorySearch, ListSearch } from '../../../navigation/search-params.ts';

const foods = getRouteApi('/signed-in/admin/products');
const categories = getRouteApi('/signed-in/admin/categorys');

/** Query of the admin food list, stored in the URL. */
export function useFoodSearchParams() {
  const navigate = foods.useNavigate();
  const replace = useCallback((search: ListSearch) => void navigate({ search, replace: true, resetScroll: false }), [navigate]);
  return useListSearchParams(foods.useSearch(), replace);
}

/** Query of the admin category list, stored in the URL. */
export function useCategorySearchParams() {
  const navigate = categories.useNavigate();
  const replace = useCallback((search: AdminCategorySearch) => void navigate({ search, replace: true, resetScroll: false }), [navigate]);
  return useListSearchParams(categories.useSearch(), replace);
}
