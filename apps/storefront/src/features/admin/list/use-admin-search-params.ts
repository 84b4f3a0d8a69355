import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListSearchParams, type NavigateToQuery } from '../../../lists/use-list-search-params.ts';

const foods = getRouteApi('/signed-in/admin/products');
const categories = getRouteApi('/signed-in/admin/categorys');

/** Query of the admin food list, stored in the URL. */
export function useFoodSearchParams() {
  const navigate = foods.useNavigate();
  const write = useCallback<NavigateToQuery>(
    (search, { isPushed }) => void navigate({ search, replace: !isPushed, resetScroll: false }),
    [navigate],
  );
  return useListSearchParams(foods.useSearch(), write);
}

/** Query of the admin category list, stored in the URL. */
export function useCategorySearchParams() {
  const navigate = categories.useNavigate();
  const write = useCallback<NavigateToQuery>(
    (search, { isPushed }) => void navigate({ search, replace: !isPushed, resetScroll: false }),
    [navigate],
  );
  return useListSearchParams(categories.useSearch(), write);
}
