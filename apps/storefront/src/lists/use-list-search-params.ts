import { trimPathRight, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { listSearch, type ListSearch } from '../navigation/search-params.ts';

/** Debounce of the URL while typing: browsers limit the rate of history updates. Milliseconds. */
const debounceMs = 250;

/** A partial update; an empty text or null removes a parameter. Resets `page`, unless it is given. */
type SearchChanges = { [Name in keyof ListSearch]?: ListSearch[Name] | null };

interface ListSearchState {
  query: ListSearch;
  /** Whether the last change was a keystroke. */
  isTyping: boolean;
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
  /** Updates the URL after the results are painted. */
  setFilter: (changes: SearchChanges) => void;
  /** Like `setFilter`, as a new history entry: Back returns to the page before. */
  setPage: (page: number) => void;
  /** Sets the search text. Updates the URL with a debounce. */
  setQuery: (text: string) => void;
  /** Updates the URL immediately, on blur for example. */
  flush: () => void;
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
    isTyping: false,
    isPushed: false,
    renderedKey: keyOf(urlSearch),
    pendingKeys: [],
  }));
  const { query } = state;

  const current = keyOf(urlSearch);
  if (current !== state.renderedKey) {
    const index = state.pendingKeys.lastIndexOf(current);
    if (index >= 0) setState({ ...state, renderedKey: current, pendingKeys: state.pendingKeys.slice(index + 1) });
    else setState({ query: urlSearch, isTyping: false, isPushed: false, renderedKey: current, pendingKeys: [] });
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
  const { isTyping, isPushed } = state;
  useEffect(() => {
    if (isWritten) return;
    const flush = () => write(query, isPushed);
    const cancel = isTyping ? afterDebounce(flush) : afterPaint(flush);
    // The next press may navigate: update the history entry first, for Back.
    window.addEventListener('pointerdown', flush, { capture: true, once: true });
    return () => {
      cancel();
      window.removeEventListener('pointerdown', flush, { capture: true });
    };
  }, [isWritten, isTyping, isPushed, query, write]);

  const update = (changes: SearchChanges, mode: Partial<Pick<ListSearchState, 'isTyping' | 'isPushed'>> = {}) =>
    setState((latest) => ({ ...latest, query: listSearch({ ...latest.query, page: null, ...changes }), isTyping: false, ...mode }));
  return {
    query,
    setFilter: (changes) => update(changes),
    setPage: (page) => update({ page }, { isPushed: true }),
    setQuery: (text) => update({ q: text }, { isTyping: true }),
    flush: () => {
      if (!isWritten) write(query, isPushed);
    },
    clear: () => update({ category: null, q: null, sort: null }),
  };
}

function afterDebounce(work: () => void): () => void {
  const timer = setTimeout(work, debounceMs);
  return () => clearTimeout(timer);
}

/** Updating the URL is a cross-process call: paint the results first. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
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
