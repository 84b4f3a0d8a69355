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
  /** Where the window stood, in pixels, when the page was turned that the address does not tell yet; null when none was. */
  turnedAt: number | null;
}

/** What a person asks a list for, and the ways to ask for something else. */
export interface ListQuestion {
  question: ListSearch;
  /** The address follows as soon as the answer is painted. */
  choose: (changes: Changes) => void;
  /** Shows another page from its top; Back leads to the one before, where it was left. */
  turn: (page: number) => void;
  /** The address follows in the next pause. */
  type: (words: string) => void;
  /** The person is done typing: the address follows at once. */
  settle: () => void;
  /** Everything again. */
  clear: () => void;
}

/**
 * The filter, search, order and page of a list. They live in the address; what is shown does not wait for it, so that no key is lost and no
 * radio falls back. An address that was not written from here (Back, a link) wins. `put` writes a question into the address, as a new entry of
 * the history or in place of the last, and keeps its identity.
 */
export function useListQuestion(address: ListSearch, put: (question: ListSearch, isNewEntry: boolean) => void): ListQuestion {
  const [held, setHeld] = useState<Held>(() => ({ ...asAddressed(address), awaited: [] }));
  const { question, isTyped, turnedAt } = held;

  const current = keyOf(address);
  if (current !== held.seen) {
    const place = held.awaited.lastIndexOf(current);
    if (place >= 0) setHeld({ ...held, seen: current, awaited: held.awaited.slice(place + 1) });
    else setHeld({ ...asAddressed(address), awaited: [] });
  }

  const router = useRouter();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const write = useCallback(
    (written: ListSearch) => {
      // The person may be leaving already: the entry that would be written is another screen's then.
      if (router.latestLocation.pathname !== here) return;
      if (turnedAt === null) put(written, false);
      else standingAt(turnedAt, () => put(written, true));
      setHeld((latest) => ({ ...latest, awaited: [...latest.awaited, keyOf(written)], turnedAt: null }));
    },
    [router, here, put, turnedAt],
  );

  const isWritten = keyOf(question) === (held.awaited.at(-1) ?? held.seen);
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
    turn: (page) => {
      const { scrollY } = window;
      setHeld((latest) => ({
        ...latest,
        question: merged(latest.question, { page }),
        isTyped: false,
        turnedAt: latest.turnedAt ?? scrollY,
      }));
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
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

/** Does something as if the window stood elsewhere, in pixels from the top: the router keeps for Back where it stands when the address changes. */
function standingAt(top: number, work: () => void): void {
  const { scrollY } = window;
  const { style } = document.body;
  // The new page may be too short for that.
  style.minHeight = `${String(top + window.innerHeight)}px`;
  window.scrollTo({ top, behavior: 'instant' });
  work();
  style.minHeight = '';
  window.scrollTo({ top: scrollY, behavior: 'instant' });
}

const asAddressed = (address: ListSearch) => ({ question: address, isTyped: false, seen: keyOf(address), turnedAt: null });

function merged(question: ListSearch, changes: Changes): ListSearch {
  const { category, q, sort, page } = { ...question, page: null, ...changes };
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }), ...(page && page > 1 && { page }) };
}

const keyOf = ({ category, q, sort, page }: ListSearch) => JSON.stringify([category, q, sort, page]);
