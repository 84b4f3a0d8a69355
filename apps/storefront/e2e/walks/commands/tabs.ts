import { createCommand, type WalkCommand } from './command.ts';

// Tabs cannot be opened offline: the browser would show its own error page.
const maxTabs = 3;

/** Opens the current address in a new tab, which becomes the active one. */
export const openSecondTab = (): WalkCommand =>
  createCommand({
    label: () => 'open the same address in another tab',
    isPossible: ({ system }) => system.tabs.length < maxTabs && !system.isOffline() && !system.hasBeenFull(),
    run: async (walk) => void walk.activate(await walk.system.openTab({ address: walk.active().seen.address })),
  });

/**
 * Duplicates the tab. Like in a browser, the copy has the session storage and the current history state. Earlier entries are
 * not copied, because no API can create them without navigating.
 */
export const duplicateTab = (): WalkCommand =>
  createCommand({
    label: () => 'duplicate the tab',
    isPossible: ({ system }) => system.tabs.length < maxTabs && !system.isOffline() && !system.hasBeenFull(),
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
    isPossible: ({ system }) => system.tabs.length > 1 || (!system.isOffline() && !system.hasBeenFull()),
    async run(walk) {
      walk.pageLeft();
      const { system } = walk;
      await system.closeTab(walk.active());
      walk.activate(system.tabs[0] ?? (await system.openTab({ address: '/' })));
    },
  });

/** The browser freezes a tab that the user has left. Possible while nothing keeps it awake. */
export const freezeTab = (): WalkCommand =>
  createCommand({
    label: () => 'go to another tab, and the browser freezes this one',
    isPossible: (walk) => walk.system.tabs.length > 1 && walk.active().inFlight.size === 0 && !walk.model.hasOpenOrder(),
    async run(walk) {
      const tab = walk.active();
      const other = walk.system.tabs.find((one) => one !== tab);
      if (!other) return;
      await walk.system.freeze(tab);
      walk.activate(other);
    },
  });

export const thawTab = (): WalkCommand =>
  createCommand({
    label: () => 'go back to the frozen tab',
    isPossible: ({ system }) => system.frozen.length > 0,
    async run(walk) {
      const tab = await walk.system.thaw();
      if (tab) walk.activate(tab);
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
