import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ListSearch } from '../routing/search.ts';

/** A pause in typing after which the words go into the address: browsers refuse a page that rewrites its history with each key. Milliseconds. */
const typingPause = 250;

/** What changes; an empty text or null takes it away. Any other question starts at its first page. */
type Changes = { [Name in keyof ListSearch]?: ListSearch[Name] | null };

interface Held {
  question: ListSearch;
  /** The address as last seen. */
  seen: string;
  /** Addresses written from here that have not come back yet. */
  awaited: readonly string[];
}

/** What a person asks a list for, and the ways to ask for something else. */
export interface ListQuestion {
  question: ListSearch;
  /** The address follows at once. */
  choose: (changes: Changes) => void;
  /** The address follows in the next pause, or when the person settles. */
  type: (words: string) => void;
  /** The person is done typing: the address must be right before a click leads elsewhere, for Back. */
  settle: () => void;
  /** Everything again. */
  clear: () => void;
}

/**
 * The filter, search, order and page of a list. They live in the address; what is shown does not wait for it, so that no key is lost and no
 * radio falls back. An address that was not written from here (Back, a link) wins. `replace` puts a question into the address, and keeps its
 * identity.
 */
export function useListQuestion(address: ListSearch, replace: (question: ListSearch) => void): ListQuestion {
  const [held, setHeld] = useState<Held>(() => ({ question: address, seen: keyOf(address), awaited: [] }));
  const { question } = held;

  const current = keyOf(address);
  if (current !== held.seen) {
    const place = held.awaited.lastIndexOf(current);
    if (place >= 0) setHeld({ ...held, seen: current, awaited: held.awaited.slice(place + 1) });
    else setHeld({ question: address, seen: current, awaited: [] });
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

  const known = held.awaited.at(-1) ?? held.seen;
  const isWritten = keyOf(question) === known;
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => write(question), typingPause);
    return () => clearTimeout(timer);
  }, [isWritten, question, write]);

  const show = (next: ListSearch) => setHeld((latest) => ({ ...latest, question: next }));
  const choose = (changes: Changes) => {
    const next = merged(question, changes);
    show(next);
    if (keyOf(next) !== known) write(next);
  };
  return {
    question,
    choose,
    type: (words) => show(merged(question, { q: words })),
    settle: () => {
      if (!isWritten) write(question);
    },
    clear: () => choose({ category: null, q: null, sort: null }),
  };
}

/** Whether the person is not leaving already: the entry that would be replaced is another screen's then. */
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
