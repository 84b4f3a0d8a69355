import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';

const editRoutes = { food: '/admin/update-food/', category: '/admin/update-category/' } as const satisfies Record<EntryKind, string>;

/** The links to the editors of a list's entries. Stable across renders: the cards are memoised. */
export interface EditLinks {
  hrefOf: (id: number) => string;
  open: (id: number) => void;
}

/**
 * Replaces a router link per card, which subscribes to the location and builds its own URL: a third of a card's time, and again with every change of
 * the list's URL.
 */
export function useEditLinks(kind: EntryKind): EditLinks {
  const router = useRouter();
  return useMemo(() => {
    const to = editRoutes[kind];
    const href = router.history.createHref(to);
    return {
      hrefOf: (id) => `${href}?id=${String(id)}`,
      open: (id) => void router.navigate({ to, search: { id } }),
    };
  }, [router, kind]);
}
