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
      // Whole pixels: the first one of its border may be half of the page's.
      const y = await page.getByRole('contentinfo').evaluate((footer) => Math.ceil(footer.getBoundingClientRect().top));
      const renderFooter = () => page.screenshot({ clip: { x: 0, y, width, height: height - y } });
      const plate = page.locator('main [aria-hidden="true"]').filter({ has: page.locator('img') });
      await expect(plate).toHaveCount(1);
      const withPlate = await renderFooter();
      await plate.evaluate((element) => Object.assign(element.style, { visibility: 'hidden' }));
      expect(withPlate.equals(await renderFooter())).toBe(true);
    });
