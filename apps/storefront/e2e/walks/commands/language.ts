import { createCommand, type WalkCommand } from './command.ts';

/** Changes to the other language and back. */
export const changeLanguage = (): WalkCommand =>
  createCommand({
    label: () => 'change the language, and back',
    isPossible: ({ system }) => !system.isOffline(),
    async run(walk) {
      const { page } = walk.active();
      for (const name of ['বাংলা', 'English']) {
        await page.evaluate((text) => window.walkPresses.chooseLanguage(text), name);
        await walk.system.settle();
      }
    },
  });
