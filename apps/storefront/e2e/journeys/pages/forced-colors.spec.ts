import type { Locator } from '@playwright/test';
import { card } from '../../admin-steps.ts';
import { expect, test } from '../../shop.ts';

const outlineOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineColor, outlineStyle } = getComputedStyle(node);
    return `${outlineStyle} ${outlineColor}`;
  });

/** What `Highlight` is for the page. */
const highlight = (element: Locator) =>
  element.evaluate((node) => {
    const probe = node.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return `solid ${color}`;
  });

test('AC-652 AC-191 forced colours show the page in the sidebar of the admin, the entry to be deleted, and the category in focus, in any theme', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.signIn('admin');
  await shop.open('admin/products/');
  const sidebar = page.getByRole('complementary', { name: 'Food Admin' });
  await expect(sidebar.getByRole('link', { name: 'View Food' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(sidebar.getByRole('link', { name: 'Add Food' })).toHaveCSS('text-decoration-line', 'none');
  const article = card(page, 'Dal').getByRole('article');
  await card(page, 'Dal').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await outlineOf(article)).toBe(await highlight(article));
  const rings: string[] = [];
  for (const theme of ['Light', 'Dark']) {
    await shop.open('food/');
    await page.getByRole('button', { name: theme }).click();
    await page.getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    const category = page.getByRole('radio', { checked: true });
    await expect(category).toBeFocused();
    rings.push(await outlineOf(category));
  }
  expect(rings[0]).toMatch(/^solid /);
  // That of the theme would have the colour of the background in the other one.
  expect(rings[1]).toBe(rings[0]);
});
