import { expect, test } from '../../shop.ts';

for (const [width, height] of [
  [1366, 641],
  [1920, 940],
] as const)
  for (const [route, button] of [
    ['login/', 'Login'],
    ['register/', 'Register'],
  ] as const)
    test(`AC-846 the plate of ${route} does not cover the end of the page at ${String(width)} × ${String(height)} px`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height });
      await shop.open(route);
      await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const footer = page.getByRole('contentinfo');
      const plate = page.locator('main [aria-hidden="true"]').filter({ has: page.locator('img') });
      await expect(plate).toHaveCount(1);
      const withPlate = await footer.screenshot();
      await plate.evaluate((element) => Object.assign(element.style, { visibility: 'hidden' }));
      expect(withPlate.equals(await footer.screenshot())).toBe(true);
    });
