import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ListSearch } from '../routing/search.ts';

/** Debounce of the URL while typing: browsers limit the rate of history updates. Milliseconds. */
const typingPause = 250;

/** A partial update; an empty text or null removes a parameter. Resets `page`, unless it is given. */
type Changes = { [Name in keyof ListSearch]?: ListSearch[Name] | null };

interface Held {
  question: ListSearch;
  /** Whether the last change was a keystroke. */
  isTyped: boolean;
  /** The key of the URL's search parameters in the last render. */
  seen: string;
  /** Keys that were written to the URL and are not rendered yet. */
  awaited: readonly string[];
}

/** The search parameters of a list, with their setters. */
export interface ListQuestion {
  question: ListSearch;
  /** Updates the URL after the results are painted. */
  choose: (changes: Changes) => void;
  /** Sets the search text. Updates the URL with a debounce. */
  type: (words: string) => void;
  /** Updates the URL immediately, on blur for example. */
  settle: () => void;
  /** Removes all filters, the search text and the order. */
  clear: () => void;
}

/**
 * The filter, search text, order and page of a list. The URL owns them, but local state is ahead of it, so that no keystroke is lost. A URL that
 * this hook did not write (Back, a link) wins. `replace` writes the URL and must be stable.
 */
export function useListQuestion(address: ListSearch, replace: (question: ListSearch) => void): ListQuestion {
  const [held, setHeld] = useState<Held>(() => ({ question: address, isTyped: false, seen: keyOf(address), awaited: [] }));
  const { question } = held;

  const current = keyOf(address);
  if (current !== held.seen) {
    const place = held.awaited.lastIndexOf(current);
    if (place >= 0) setHeld({ ...held, seen: current, awaited: held.awaited.slice(place + 1) });
    else setHeld({ question: address, isTyped: false, seen: current, awaited: [] });
  }

  const isHere = useIsHere();
  const write = useCallback(
    (written: ListSearch) => {
      if (!isHere()) return;
      replace(written);
      setHeld((latest) => ({ ...latest, awaited: [...latest.awaited, keyOf(written)] }));
    },
    [isHere, replace],
  );

  const isWritten = keyOf(question) === (held.awaited.at(-1) ?? held.seen);
  const { isTyped } = held;
  useEffect(() => {
    if (isWritten) return;
    const settle = () => write(question);
    const forget = isTyped ? afterPause(settle) : afterPaint(settle);
    // The next press may navigate: update the history entry first, for Back.
    window.addEventListener('pointerdown', settle, { capture: true, once: true });
    return () => {
      forget();
      window.removeEventListener('pointerdown', settle, { capture: true });
    };
  }, [isWritten, isTyped, question, write]);

  const ask = (changes: Changes, isTyped: boolean) =>
    setHeld((latest) => ({ ...latest, question: merged(latest.question, changes), isTyped }));
  return {
    question,
    choose: (changes) => ask(changes, false),
    type: (words) => ask({ q: words }, true),
    settle: () => {
      if (!isWritten) write(question);
    },
    clear: () => ask({ category: null, q: null, sort: null }, false),
  };
}

function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, typingPause);
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

/** Returns whether no navigation to another route is pending: `replace` would overwrite that route's entry. */
function useIsHere(): () => boolean {
  const router = useRouter();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return useCallback(() => router.latestLocation.pathname === here, [router, here]);
}

function merged(question: ListSearch, changes: Changes): ListSearch {
  const { category, q, sort, page } = { ...question, page: null, ...changes };
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }), ...(page && page > 1 && { page }) };
}

const keyOf = ({ category, q, sort, page }: ListSearch) => JSON.stringify([category, q, sort, page]);
