import type { Page } from '@playwright/test';
import { expect, test } from './demo.ts';

const main = (page: Page) => page.getByRole('main');

test('AC-152 the panel opens by its shortcut and by a link, applies a fault, logs the call and resets, and writes nothing to local storage', async ({
  page,
  demo,
}) => {
  await demo.open('food/');
  const panel = page.getByRole('dialog', { name: 'Sample shop' });
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+Alt+m');
  await expect(panel).toBeVisible();
  const log = panel.getByRole('region', { name: 'Calls' });
  await expect(log.getByRole('row', { name: /GET \/api\/food\/ 200/ })).toHaveCount(1);
  await panel.getByLabel('Call', { exact: true }).selectOption('listFoods');
  await panel.getByLabel('Fault', { exact: true }).selectOption('500');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByRole('listitem')).toHaveText(['listFoods:500']);
  await page.keyboard.press('Control+Alt+m');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
  await page.keyboard.press('Control+Alt+m');
  await expect(log.getByRole('row', { name: /GET \/api\/food\/ 500 \(fault\)/ })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Reset everything' }).click();
  await expect(main(page).getByRole('heading', { name: 'Kacchi Biryani' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await test.step('AC-152 the panel opens by a link and receives the focus', async () => {
    await demo.open('food/', 'panel');
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
});
