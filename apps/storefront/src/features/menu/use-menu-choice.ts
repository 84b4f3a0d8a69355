import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { MenuSearch } from '../../routing/search.ts';

const route = getRouteApi('/food');

/** A pause in typing after which the words go into the address: browsers refuse a page that rewrites its history with each key. Milliseconds. */
const typingPause = 250;

interface Held {
  choice: MenuSearch;
  /** Milliseconds the address may lag behind the choice. */
  pause: number;
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
  const navigate = route.useNavigate();
  const [held, setHeld] = useState<Held>(() => ({ choice: address, pause: 0, seen: keyOf(address), awaited: [] }));
  const { choice, pause } = held;

  const current = keyOf(address);
  if (current !== held.seen) {
    const place = held.awaited.lastIndexOf(current);
    if (place >= 0) setHeld({ ...held, seen: current, awaited: held.awaited.slice(place + 1) });
    else setHeld({ choice: address, pause: 0, seen: current, awaited: [] });
  }

  const isWritten = keyOf(choice) === (held.awaited.at(-1) ?? held.seen);
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => {
      setHeld((latest) => ({ ...latest, awaited: [...latest.awaited, keyOf(choice)] }));
      void navigate({ search: choice, replace: true, resetScroll: false });
    }, pause);
    return () => clearTimeout(timer);
  }, [isWritten, choice, pause, navigate]);

  const change = (changed: Changes, lag: number) =>
    setHeld((latest) => ({ ...latest, choice: merged(latest.choice, changed), pause: lag }));
  return {
    choice,
    /** The address follows at once. */
    choose: (changed: Changes) => change(changed, 0),
    /** The address follows in the next pause. */
    type: (q: string) => change({ q }, typingPause),
    /** Lets the address follow now: the person is done typing. */
    settle: () => change({}, 0),
  };
}

/** What changes; an empty text or null takes the filter away. */
type Changes = { [Name in keyof MenuSearch]?: MenuSearch[Name] | null };

function merged(choice: MenuSearch, changed: Changes): MenuSearch {
  const { category, q, sort } = { ...choice, ...changed };
  return { ...(category && { category }), ...(q && { q }), ...(sort && { sort }) };
}

const keyOf = ({ category, q, sort }: MenuSearch) => JSON.stringify([category ?? '', q ?? '', sort ?? '']);
