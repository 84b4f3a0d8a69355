import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useListSearchParams } from '../../lists/use-list-search-params.ts';
import type { MenuSearch } from '../../navigation/search-params.ts';

const route = getRouteApi('/food');

/** Query of the menu, stored in the URL: category, search and sort order. */
export function useMenuSearchParams() {
  const navigate = route.useNavigate();
  const replace = useCallback((search: MenuSearch) => void navigate({ search, replace: true, resetScroll: false }), [navigate]);
  return useListSearchParams(route.useSearch(), replace);
}
