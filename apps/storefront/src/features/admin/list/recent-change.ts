import { useEffect, useState } from 'react';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';

/** How long a changed entry is marked. Milliseconds. */
const markDuration = 4000;

/** A list that is opened later than this after a save marks nothing: the form leads to it within three seconds. Milliseconds. */
const maxAge = 10_000;

/** `savedAt`: milliseconds since the page was opened, whatever the device's clock says. */
const recentChanges = new Map<EntryKind, { id: number; savedAt: number }>();

/** Remembers the entry that was saved last, for the list that is shown next. */
export function rememberChange(kind: EntryKind, id: number): void {
  recentChanges.set(kind, { id, savedAt: performance.now() });
}

/**
 * The id of the entry to mark: the one that was saved before this list was mounted. Null in the first frame, because a status that is mounted with its
 * text is not announced, and after a moment.
 */
export function useRecentChange(kind: EntryKind): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const changed = recentChanges.get(kind);
    if (!changed || performance.now() - changed.savedAt > maxAge) return;
    const frame = requestAnimationFrame(() => {
      recentChanges.delete(kind);
      setId(changed.id);
    });
    const timer = setTimeout(() => setId(null), markDuration);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [kind]);
  return id;
}
