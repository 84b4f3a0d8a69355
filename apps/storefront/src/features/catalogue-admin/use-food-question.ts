import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AdminFoodSearch } from '../../routing/search.ts';

const route = getRouteApi('/signed-in/admin/products');

/** A pause in typing after which the words go into the address: browsers refuse a page that rewrites its history with each key. Milliseconds. */
const typingPause = 250;

/** What changes; null or an empty text takes the filter away. */
type Changes = { [Name in keyof AdminFoodSearch]?: AdminFoodSearch[Name] | null };

function merged(asked: AdminFoodSearch, changes: Changes): AdminFoodSearch {
  const { category, q, sort, page } = { ...asked, page: null, ...changes };
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }), ...(page && page > 1 && { page }) };
}

/**
 * What the admin asks the list for. It lives in the address; the typed words are ahead of it by a pause. Any other question starts at its
 * first page. An address that was not written from here (Back, a link) wins over what was typed.
 */
export function useFoodQuestion() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const q = asked.q ?? '';
  const [words, setWords] = useState({ typed: q, seen: q, written: q });
  if (q !== words.seen) setWords(q === words.written ? { ...words, seen: q } : { typed: q, seen: q, written: q });

  const { typed, written } = words;
  useEffect(() => {
    if (typed === written) return;
    const timer = setTimeout(() => {
      setWords((latest) => ({ ...latest, written: typed }));
      void navigate({ search: (current) => merged(current, { q: typed }), replace: true, resetScroll: false });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, written, navigate]);

  const question: AdminFoodSearch = typed === q ? asked : merged(asked, { q: typed });
  return {
    question,
    type: (text: string) => setWords((latest) => ({ ...latest, typed: text })),
    choose: (changes: Changes) => void navigate({ search: (current) => merged(current, changes), replace: true, resetScroll: false }),
    /** Everything again. */
    clear: () => {
      setWords((latest) => ({ ...latest, typed: '', written: '' }));
      void navigate({ search: {}, replace: true, resetScroll: false });
    },
  };
}
