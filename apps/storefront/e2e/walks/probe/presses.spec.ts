import { expect, test } from '../../shop.ts';
import { installEnglish } from './english.ts';
import { installPresses } from './presses.ts';

test('a press that meets the other language, because a menu has opened under it, is none', async ({ page }) => {
  await page.addInitScript(installEnglish, { plain: {}, patterns: [] });
  await page.addInitScript(installPresses);
  await page.goto('about:blank');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    for (const label of ['বাংলা', 'Logout']) {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', () => (document.title += label));
      document.body.append(button);
    }
  });
  for (const name of ['বাংলা', 'Logout']) await page.getByRole('button', { name }).click();
  const received = await page.evaluate(() => ({ byPage: document.title, byProbe: window.walkPresses.drain().length }));
  expect(received).toEqual({ byPage: 'Logout', byProbe: 1 });
});
