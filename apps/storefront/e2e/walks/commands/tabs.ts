import { createCommand, type WalkCommand } from './command.ts';

// Without a network a browser shows a page of its own: there is nothing of the shop to look at.
const mostTabs = 3;

/** The same address in a second tab, which is used from then on. */
export const openSecondTab = (): WalkCommand =>
  createCommand({
    sentence: () => 'open the same address in another tab',
    isPossible: ({ system }) => system.tabs.length < mostTabs && !system.isOffline(),
    run: async (walk) => void walk.activate(await walk.system.openTab({ address: walk.active().seen.address })),
  });

/**
 * Duplicates the tab: the copy has its session storage and the state of the present entry, as a browser gives it. The entries before it are
 * not copied: no interface makes them without visiting them.
 */
export const duplicateTab = (): WalkCommand =>
  createCommand({
    sentence: () => 'duplicate the tab',
    isPossible: ({ system }) => system.tabs.length < mostTabs && !system.isOffline(),
    async run(walk) {
      const { page, seen } = walk.active();
      const copy = await page.evaluate((): { sessionStorage: Record<string, string>; historyState: unknown } => ({
        sessionStorage: { ...sessionStorage },
        historyState: history.state,
      }));
      walk.activate(await walk.system.openTab({ address: seen.address, ...copy }));
    },
  });

/** Closes the tab; after the last one the user comes back in a new one. */
export const closeTab = (): WalkCommand =>
  createCommand({
    sentence: () => 'close the tab, and come back to the shop if it was the last',
    isPossible: ({ system }) => system.tabs.length > 1 || !system.isOffline(),
    async run(walk) {
      walk.pageLeft();
      const { system } = walk;
      await system.closeTab(walk.active());
      walk.activate(system.tabs[0] ?? (await system.openTab({ address: '/' })));
    },
  });

export const switchTab = (): WalkCommand =>
  createCommand({
    sentence: () => 'go to the next tab',
    isPossible: ({ system }) => system.tabs.length > 1,
    run: async (walk) => {
      const { tabs } = walk.system;
      const next = tabs[(tabs.indexOf(walk.active()) + 1) % tabs.length];
      if (next) walk.activate(next);
    },
  });
