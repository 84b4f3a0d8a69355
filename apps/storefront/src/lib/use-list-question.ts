import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ListSearch } from '../routing/search.ts';

/** A pause in typing after which the words go into the address: browsers refuse a page that rewrites its history with each key. Milliseconds. */
const typingPause = 250;

/** What changes; an empty text or null takes it away. Any other question starts at its first page. */
type Changes = { [Name in keyof ListSearch]?: ListSearch[Name] | null };

interface Held {
  question: ListSearch;
  /** Whether it is being typed. */
  isTyped: boolean;
  /** The address as last seen. */
  seen: string;
  /** Addresses written from here that have not come back yet. */
  awaited: readonly string[];
}

/** What a person asks a list for, and the ways to ask for something else. */
export interface ListQuestion {
  question: ListSearch;
  /** The address follows as soon as the answer is painted. */
  choose: (changes: Changes) => void;
  /** The address follows in the next pause. */
  type: (words: string) => void;
  /** The person is done typing: the address follows at once. */
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
    // Whatever the person does next may lead elsewhere: the address must be right before, for Back.
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

/** The browser is asked across processes for each new address: the answer comes first. */
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
