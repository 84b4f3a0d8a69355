import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';

const editRoutes = { food: '/admin/update-food/', category: '/admin/update-category/' } as const satisfies Record<EntryKind, string>;

/** Navigation state for the editor: the entry. */
export type EditorState = NonNullable<NavigateOptions['state']>;

/** The links to the editors of a list's entries. Stable across renders: the cards are memoised. */
export interface EditLinks {
  hrefOf: (id: number) => string;
  open: (id: number, state: EditorState) => void;
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
      open: (id, state) => void router.navigate({ to, search: { id }, state }),
    };
  }, [router, kind]);
}
