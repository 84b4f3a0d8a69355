import { createCommand, type WalkCommand } from './command.ts';

/** Changes to the other language and back. */
export const changeLanguage = (): WalkCommand =>
  createCommand({
    label: () => 'change the language, and back',
    isPossible: ({ system }) => !system.isOffline(),
    async run(walk) {
      const { page } = walk.active();
      for (const [name, language] of [
        ['বাংলা', 'bn'],
        ['English', 'en'],
      ] as const) {
        await page.evaluate((text) => window.walkPresses.chooseLanguage(text), name);
        // The texts may come from the HTTP cache, without a request that `settle` would see.
        await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
        await walk.system.settle();
      }
    },
  });
