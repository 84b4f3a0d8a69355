import { clockTest, expect, test } from '../../shop.ts';
import { expectIdleLayout } from '../../steps.ts';

clockTest(
  'AC-014 three slides, four seconds each, in a loop; they stop when they are paused, and under reduced motion',
  async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await shop.open('');
    const slider = page.getByRole('group', { name: 'From our kitchen' });
    const shown = slider.getByRole('group');
    await expect(shown).toHaveAccessibleName('Kacchi Biryani');
    for (const [milliseconds, name] of [
      [4100, 'Puli Pitha'],
      [4000, 'Caramel Pudding'],
      [4000, 'Kacchi Biryani'],
    ] as const) {
      await page.clock.runFor(milliseconds);
      await expect(shown).toHaveAccessibleName(name);
    }
    await slider.getByRole('button', { name: 'Pause slides' }).click();
    await page.clock.runFor(9000);
    await expect(shown).toHaveAccessibleName('Kacchi Biryani');
    await slider.getByRole('button', { name: 'Play slides' }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(slider.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
    await page.clock.runFor(9000);
    await expect(shown).toHaveAccessibleName('Kacchi Biryani');
  },
);

test('AC-015 six categories in one, two or three columns', async ({ page, shop }) => {
  shop.server.backend.reset('shop');
  await shop.open('');
  const tiles = page.getByRole('region', { name: 'Explore Our Categories' }).getByRole('listitem');
  await expect(tiles).toHaveCount(6);
  for (const [width, columns] of [
    [375, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const edges = () => tiles.evaluateAll((all) => new Set(all.map((tile) => tile.getBoundingClientRect().left)).size);
    await expect.poll(edges, `at ${String(width)} px`).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  }
});

test('AC-016 a tile is blurred until it is hovered or focused, its name on top', async ({ page, shop }) => {
  await shop.open('');
  const served: { name: string; food_image_url: string }[] = await (await fetch(`${shop.server.url}/api/category/`)).json();
  const link = page.getByRole('link', { name: 'Curry' });
  const tile = page.getByRole('listitem').filter({ has: link });
  const picture = tile.locator('img');
  const blur = () => picture.evaluate((image) => getComputedStyle(image).filter);
  await expect(picture).toHaveAttribute('src', served.find(({ name }) => name === 'Curry')?.food_image_url ?? '');
  expect(await blur()).toMatch(/^blur\(/);

  await link.scrollIntoViewIfNeeded();
  const front = await link.evaluate((name) => {
    const { x, y, width, height } = name.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
  });
  expect(front).toBe('Curry');

  await tile.hover();
  await expect.poll(blur).toBe('none');
  await page.mouse.move(0, 0);
  await expect.poll(blur).toMatch(/^blur\(/);
  await link.focus();
  await expect.poll(blur).toBe('none');
});

test('the tiles and the hero dish link into the menu', async ({ page, shop }) => {
  shop.server.backend.reset('shop');
  await shop.open('');
  await page.getByRole('link', { name: 'Rice & Biryani' }).click();
  await expect(page.getByRole('radio', { name: 'Rice & Biryani' })).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: /^কাচ্চি বিরিয়ানি/ }).click();
  // The dish itself, then phonetic matches in the other script.
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['কাচ্চি বিরিয়ানি', 'Kacchi Biryani']);
});

test('AC-885 the pictures that failed without a connection load when it is back', async ({ page, context, shop }) => {
  await page.route('**/media/**', (route) => route.abort());
  await shop.open('');
  const pictures = page.locator('main img[src*="/media/"]');
  await expectIdleLayout(page);
  await expect(pictures.first()).toHaveCSS('opacity', '0');
  await context.setOffline(true);
  await page.unroute('**/media/**');
  await context.setOffline(false);
  await expect(pictures.first()).toHaveCSS('opacity', '1');
});
