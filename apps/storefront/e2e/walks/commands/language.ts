import { createCommand, type WalkCommand } from './command.ts';

/** Runs in the page: chooses the other language, which it returns. */
function chooseOtherLanguage(): string | null {
  const [language, name] = document.documentElement.lang === 'en' ? ['bn', 'বাংলা'] : ['en', 'English'];
  const button = [...document.querySelectorAll<HTMLElement>('footer button')].find(({ textContent }) => textContent === name);
  button?.focus();
  button?.click();
  return button ? language : null;
}

/** Changes to the other language. */
export const changeLanguage = (): WalkCommand =>
  createCommand({
    label: () => 'change the language',
    isPossible: ({ system }) => !system.isOffline(),
    async run(walk) {
      const { page } = walk.active();
      const language = await page.evaluate(chooseOtherLanguage).catch(() => null);
      // The texts may come from the HTTP cache, without a request that `settle` would see.
      if (language !== null) await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
    },
  });
