import { createCommand, type WalkCommand } from './command.ts';

// Tabs cannot be opened offline: the browser would show its own error page.
const maxTabs = 3;

/** Opens the current address in a new tab, which becomes the active one. */
export const openSecondTab = (): WalkCommand =>
  createCommand({
    label: () => 'open the same address in another tab',
    isPossible: ({ system }) => system.tabs.length < maxTabs && !system.isOffline(),
    run: async (walk) => void walk.activate(await walk.system.openTab({ address: walk.active().seen.address })),
  });

/**
 * Duplicates the tab. Like in a browser, the copy has the session storage and the current history state. Earlier entries are
 * not copied, because no API can create them without navigating.
 */
export const duplicateTab = (): WalkCommand =>
  createCommand({
    label: () => 'duplicate the tab',
    isPossible: ({ system }) => system.tabs.length < maxTabs && !system.isOffline(),
    async run(walk) {
      const { page, seen } = walk.active();
      const copy = await page.evaluate((): { sessionStorage: Record<string, string>; historyState: unknown } => ({
        sessionStorage: { ...sessionStorage },
        historyState: history.state,
      }));
      walk.activate(await walk.system.openTab({ address: seen.address, ...copy }));
    },
  });

/** Closes the active tab. Opens a new one if it was the last. */
export const closeTab = (): WalkCommand =>
  createCommand({
    label: () => 'close the tab, and come back to the shop if it was the last',
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
    label: () => 'go to the next tab',
    isPossible: ({ system }) => system.tabs.length > 1,
    run: async (walk) => {
      const { tabs } = walk.system;
      const next = tabs[(tabs.indexOf(walk.active()) + 1) % tabs.length];
      if (next) walk.activate(next);
    },
  });
