import { isProtected } from '../screens.ts';
import { createCommand, type WalkCommand } from './command.ts';
import { storedSituation } from './storage.ts';

/** Runs in the page: navigates by `delta` history entries and returns the address of the target entry. */
function goBy(delta: number): string | null {
  const { currentEntry } = window.navigation;
  const url = window.navigation.entries()[(currentEntry?.index ?? 0) + delta]?.url;
  history.go(delta);
  return url ? new URL(url).hash.slice(1) || '/' : null;
}

/** Back or Forward. Asserts that the entry's address is shown, or the login if the entry is protected from the user. */
export function traverse(by: -1 | 1): WalkCommand {
  let wanted: string | null = null;
  return createCommand({
    label: () => (by < 0 ? 'press Back' : 'press Forward'),
    isPossible: (walk) => {
      const { index, addresses } = walk.active().seen.history;
      return addresses[index + by] !== undefined;
    },
    run: async (walk) => {
      wanted = await walk
        .active()
        .page.evaluate(goBy, by)
        .catch(() => null);
    },
    postcondition: (walk) => {
      const tab = walk.active();
      return () => {
        const { address, user, hasDialog } = tab.seen;
        if (wanted === null || hasDialog || address === wanted) return null;
        if (isProtected(wanted) && (user === null || wanted.replace(/\/$/, '') === '/admin')) return null;
        return `${by < 0 ? 'Back' : 'Forward'} leads to ${address} and not to ${wanted}`;
      };
    },
  });
}

export const reload = (): WalkCommand =>
  createCommand({
    label: () => 'reload the page',
    isPossible: ({ system }) => !system.isOffline(),
    run: async (walk) => {
      walk.pageLeft();
      const stored = await storedSituation(walk.active().page);
      if (stored) walk.model.mayBecome(stored);
      await walk
        .active()
        .page.reload({ waitUntil: 'commit' })
        .catch(() => undefined);
    },
  });

/** Opens an address, as from the address bar or a bookmark. */
export const openAddress = (address: string): WalkCommand =>
  createCommand({
    label: () => `open the address #${address}`,
    isPossible: (walk) => walk.active().seen.address !== address,
    run: async (walk) => {
      await walk
        .active()
        .page.evaluate((next) => (location.hash = `#${next}`), address)
        .catch(() => undefined);
    },
  });
