import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { useListSearchParams, type NavigateToQuery } from '../../../lists/use-list-search-params.ts';

const routes = { food: getRouteApi('/signed-in/admin/products'), category: getRouteApi('/signed-in/admin/categorys') } as const;

/** Query of an admin list, stored in the URL. */
export function useAdminSearchParams(kind: EntryKind) {
  const route = routes[kind];
  const navigate = route.useNavigate();
  const write = useCallback<NavigateToQuery>(
    (search, { isPushed }) => void navigate({ search, replace: !isPushed, resetScroll: false }),
    [navigate],
  );
  return useListSearchParams(route.useSearch(), write);
}
