import { trimPathRight, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { listSearch, type ListSearch } from '../navigation/search-params.ts';

/** Debounce of the URL: browsers limit the rate of history updates, and keys repeat. Milliseconds. */
const debounceMs = 250;

/** A partial update; an empty text or null removes a parameter. Resets `page`, unless it is given. */
type SearchChanges = { [Name in keyof ListSearch]?: ListSearch[Name] | null };

interface ListSearchState {
  query: ListSearch;
  /** Whether the URL is to become a new history entry. */
  isPushed: boolean;
  /** The key of the URL's search parameters in the last render. */
  renderedKey: string;
  /** Keys that were written to the URL and are not rendered yet. */
  pendingKeys: readonly string[];
}

/** The search parameters of a list, with their setters. */
export interface ListSearchParams {
  query: ListSearch;
  /** Updates the URL with a debounce. */
  setFilter: (changes: SearchChanges) => void;
  /** Updates the URL after the page is painted, as a new history entry: Back returns to the page before. */
  setPage: (page: number) => void;
  /** Sets the search text. */
  setQuery: (text: string) => void;
  /** Removes all filters, the search text and the order. */
  clear: () => void;
}

/**
 * The filter, search text, order and page of a list. The URL owns them, but local state is ahead of it, so that no keystroke is lost. A URL that
 * this hook did not write (Back, a link) wins.
 */
export function useListSearchParams(urlSearch: ListSearch): ListSearchParams {
  const router = useRouter();
  const [state, setState] = useState<ListSearchState>(() => ({
    query: urlSearch,
    isPushed: false,
    renderedKey: keyOf(urlSearch),
    pendingKeys: [],
  }));
  const { query } = state;

  const current = keyOf(urlSearch);
  if (current !== state.renderedKey) {
    const index = state.pendingKeys.lastIndexOf(current);
    if (index >= 0) setState({ ...state, renderedKey: current, pendingKeys: state.pendingKeys.slice(index + 1) });
    else setState({ query: urlSearch, isPushed: false, renderedKey: current, pendingKeys: [] });
  }

  const isOnRoute = useIsOnRoute();
  const write = useCallback(
    (next: ListSearch, isPushed: boolean) => {
      if (!isOnRoute()) return;
      void router.navigate({ to: './', search: next, replace: !isPushed, resetScroll: false });
      setState((latest) => ({ ...latest, isPushed: false, pendingKeys: [...latest.pendingKeys, keyOf(next)] }));
    },
    [isOnRoute, router],
  );

  const isWritten = keyOf(query) === (state.pendingKeys.at(-1) ?? state.renderedKey);
  const { isPushed } = state;
  useEffect(() => {
    if (isWritten) return;
    const flush = () => write(query, isPushed);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Updating the URL is a cross-process call: paint the results first.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(flush, isPushed ? 0 : debounceMs);
    });
    // The next press may navigate, unless it is in a field: update the history entry first, for Back.
    const flushOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLInputElement)) flush();
    };
    window.addEventListener('pointerdown', flush, { capture: true, once: true });
    window.addEventListener('focusout', flushOnLeave);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('pointerdown', flush, { capture: true });
      window.removeEventListener('focusout', flushOnLeave);
    };
  }, [isWritten, isPushed, query, write]);

  const update = (changes: SearchChanges, isPush = false) =>
    setState((latest) => ({ ...latest, query: listSearch({ ...latest.query, page: null, ...changes }), isPushed: isPush }));
  return {
    query,
    setFilter: update,
    setPage: (page) => update({ page }, true),
    setQuery: (text) => update({ q: text }),
    clear: () => update({ category: null, q: null, sort: null }),
  };
}

/** Returns whether no navigation to another route is pending: it would overwrite that route's entry. */
function useIsOnRoute(): () => boolean {
  const router = useRouter();
  // With and without a slash at its end it is the same page.
  const [path] = useState(() => trimPathRight(router.latestLocation.pathname));
  return useCallback(() => trimPathRight(router.latestLocation.pathname) === path, [router, path]);
}

const keyOf = ({ category, q, sort, page, view }: ListSearch) => JSON.stringify([category, q, sort, page, view]);
