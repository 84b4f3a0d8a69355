import { isProtected } from '../screens.ts';
import type { Walk } from '../walk.ts';
import { createCommand, type WalkCommand } from './command.ts';

const shown = ({ seen }: ReturnType<Walk['active']>) => seen.history;

/** One entry back or forward: the address of that entry is shown, or the login where it is closed to who is there. */
export function traverse(by: -1 | 1): WalkCommand {
  return createCommand({
    sentence: () => (by < 0 ? 'press Back' : 'press Forward'),
    isPossible: (walk) => {
      const { index, addresses } = shown(walk.active());
      return addresses[index + by] !== undefined;
    },
    run: async (walk) => {
      const { page } = walk.active();
      await page.evaluate((delta) => history.go(delta), by).catch(() => undefined);
    },
    promise: (walk) => {
      const tab = walk.active();
      const { index, addresses } = shown(tab);
      const wanted = addresses[index + by] ?? '/';
      return () => {
        const { address, user, hasDialog, history } = tab.seen;
        if (hasDialog || address === wanted) return null;
        if (isProtected(wanted) && (user === null || wanted.replace(/\/$/, '') === '/admin')) return null;
        return `${by < 0 ? 'Back' : 'Forward'} leads to ${address} (entry ${String(history.index)}) and not to ${wanted} (entry ${String(index + by)})`;
      };
    },
  });
}

export const reload = (): WalkCommand =>
  createCommand({
    sentence: () => 'reload the page',
    isPossible: ({ system }) => !system.isOffline(),
    run: async (walk) => {
      walk.pageLeft();
      await walk
        .active()
        .page.reload({ waitUntil: 'commit' })
        .catch(() => undefined);
    },
  });

/** An address from the address bar or a bookmark. */
export const openAddress = (address: string): WalkCommand =>
  createCommand({
    sentence: () => `open the address #${address}`,
    isPossible: (walk) => walk.active().seen.address !== address,
    run: async (walk) => {
      await walk
        .active()
        .page.evaluate((next) => (location.hash = `#${next}`), address)
        .catch(() => undefined);
    },
  });
