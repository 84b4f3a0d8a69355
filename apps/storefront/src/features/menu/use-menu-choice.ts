import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { MenuSearch } from '../../routing/search.ts';

const route = getRouteApi('/food');

/** A pause in typing after which the words go into the address: browsers refuse a page that rewrites its history with each key. Milliseconds. */
const typingPause = 250;

interface Held {
  choice: MenuSearch;
  /** The address as last seen. */
  seen: string;
  /** Addresses written from here that have not come back yet. */
  awaited: readonly string[];
}

/**
 * The menu's filter, search and order. They live in the address; what is shown does not wait for it, so that no key is lost and no radio falls
 * back. An address that was not written from here (Back, a link) wins.
 */
export function useMenuChoice() {
  const address = route.useSearch();
  const [held, setHeld] = useState<Held>(() => ({ choice: address, seen: keyOf(address), awaited: [] }));
  const { choice } = held;

  const current = keyOf(address);
  if (current !== held.seen) {
    const place = held.awaited.lastIndexOf(current);
    if (place >= 0) setHeld({ ...held, seen: current, awaited: held.awaited.slice(place + 1) });
    else setHeld({ choice: address, seen: current, awaited: [] });
  }

  const writeAddress = useWriteAddress();
  const write = useCallback(
    (written: MenuSearch) => {
      if (writeAddress(written)) setHeld((latest) => ({ ...latest, awaited: [...latest.awaited, keyOf(written)] }));
    },
    [writeAddress],
  );

  const known = held.awaited.at(-1) ?? held.seen;
  const isWritten = keyOf(choice) === known;
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => write(choice), typingPause);
    return () => clearTimeout(timer);
  }, [isWritten, choice, write]);

  const show = (next: MenuSearch) => setHeld((latest) => ({ ...latest, choice: next }));
  return {
    choice,
    /** The address follows at once. */
    choose: (changed: Changes) => {
      const next = merged(choice, changed);
      show(next);
      if (keyOf(next) !== known) write(next);
    },
    /** The address follows in the next pause, or when the person settles. */
    type: (q: string) => show(merged(choice, { q })),
    /** The person is done typing: the address must be right before a click leads elsewhere, for Back. */
    settle: () => {
      if (!isWritten) write(choice);
    },
  };
}

/** Replaces the address, unless the person is leaving already: the entry that would be replaced is another screen's. */
function useWriteAddress() {
  const router = useRouter();
  const navigate = route.useNavigate();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return useCallback(
    (search: MenuSearch): boolean => {
      if (router.latestLocation.pathname !== here) return false;
      void navigate({ search, replace: true, resetScroll: false });
      return true;
    },
    [router, navigate, here],
  );
}

/** What changes; an empty text or null takes the filter away. */
type Changes = { [Name in keyof MenuSearch]?: MenuSearch[Name] | null };

function merged(choice: MenuSearch, changed: Changes): MenuSearch {
  const { category, q, sort } = { ...choice, ...changed };
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }) };
}

const keyOf = ({ category, q, sort }: MenuSearch) => JSON.stringify([category ?? '', q ?? '', sort ?? '']);
