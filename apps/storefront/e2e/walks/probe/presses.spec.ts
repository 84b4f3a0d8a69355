import { expect, test } from '../../shop.ts';
import { installPresses } from './presses.ts';

test('a press that meets the other language, because a menu has opened under it, is none', async ({ page }) => {
  await page.addInitScript(installPresses);
  await page.goto('about:blank');
  const received = await page.evaluate(() => {
    const press = (label: string) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', () => (document.title += label));
      document.body.append(button);
      button.click();
    };
    press('বাংলা');
    press('Logout');
    return { byPage: document.title, byProbe: window.walkPresses.drain().length };
  });
  expect(received).toEqual({ byPage: 'Logout', byProbe: 1 });
});
