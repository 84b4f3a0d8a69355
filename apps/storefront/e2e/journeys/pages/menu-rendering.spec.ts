import type { Page } from '@playwright/test';
import { clockTest, expect, expectRoute, test } from '../../shop.ts';
import { addToOrder, twoFrames } from '../../steps.ts';

// Without reduced motion, keys scroll smoothly.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dishes = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });

test('AC-174 ten thousand dishes: more render on scrolling; Back and Add More Items restore the position', async ({ page, shop }) => {
  shop.server.backend.reset('manyDishes');
  await shop.open('food/');
  await expect(page.getByText('10000 dishes')).toBeVisible();
  await expect.poll(() => dishes(page).count()).toBeLessThan(200);
  for (let screen = 0; screen < 12; screen += 1) {
    await page.mouse.wheel(0, 1500);
    await twoFrames(page);
  }
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(8000);
  const chosen = await dishes(page).evaluateAll(
    (all) => all.find((heading) => heading.getBoundingClientRect().top > 200)?.textContent ?? '',
  );
  const link = page.getByText(chosen, { exact: true });
  const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await topOf();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // A hovered card moves up by two pixels.
  await page.mouse.move(0, 0);
  await expect.poll(topOf).toBe(before);
  await page.getByRole('listitem').filter({ has: link }).getByRole('button').scrollIntoViewIfNeeded();
  const beforeOrder = await topOf();
  await addToOrder(page, chosen);
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(topOf).toBe(beforeOrder);
});

clockTest('AC-856 Back an hour later shows the menu where it was left, while it is read again', async ({ page, shop }) => {
  shop.server.backend.reset('shop');
  await page.clock.install();
  await shop.open('food/');
  await expect(page.getByText('36 dishes')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  // The router stores the position some time after the event of the scroll.
  await twoFrames(page);
  await page.clock.runFor(1000);
  await page.evaluate(() => (location.hash = '#/login/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  await page.goBack();
  await expect(dishes(page)).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

for (const [route, count] of [
  ['food/', '36 dishes'],
  ['admin/products/', '36 foods'],
] as const) {
  test(`AC-911 ${route} is where it was left, after a reload and after Back to it, although its list is read again`, async ({
    page,
    shop,
  }) => {
    shop.server.backend.reset('shop');
    await shop.signIn('admin');
    await shop.open(route);
    const shown = page.getByRole('main').getByText(count);
    await expect(shown).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await twoFrames(page);
    const expectAsLeft = async (move: () => Promise<unknown>) => {
      const list = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
      await move();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect.poll(() => list.hitCount()).toBe(1);
      await twoFrames(page);
      list.release();
      await expect(shown).toBeAttached();
      await twoFrames(page);
      // The heights of the rows above are estimates until they are scrolled to.
      await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThan(40);
    };
    await expectAsLeft(() => page.reload());
    await page.evaluate(() => (location.hash = '#/login/'));
    await page.reload();
    await expectAsLeft(() => page.goBack());
  });
}

/** Runs in the page: reveals and scrolls to a name in a spacer, like find in page, which `window.find` does only in part. */
function revealAsFound(name: string): boolean {
  const hidden = [...document.querySelectorAll('main [hidden="until-found"]')].find(({ textContent }) => textContent.includes(name));
  const names = hidden?.firstChild;
  if (!hidden || !names) return false;
  hidden.removeAttribute('hidden');
  const found = document.createRange();
  found.setStart(names, hidden.textContent.indexOf(name));
  found.setEnd(names, hidden.textContent.indexOf(name) + name.length);
  window.scrollBy(0, found.getBoundingClientRect().top - window.innerHeight / 2);
  return true;
}

test('ten thousand dishes: the keyboard reaches the last, its aria-posinset is right, and find in page finds what is not rendered', async ({
  page,
  shop,
}) => {
  shop.server.backend.reset('manyDishes');
  const all: { name: string }[] = await (await fetch(`${shop.server.url}/api/food/`)).json();
  const dish = (position: number) => page.getByRole('heading', { level: 2, name: all[position - 1]?.name ?? '', exact: true });
  await shop.open('food/');
  await expect(page.getByText('10000 dishes')).toBeVisible();
  await expect(dish(1)).toBeVisible();
  await twoFrames(page);
  const first = page.getByRole('listitem').first().getByRole('button', { name: 'Add to Order' });
  await first.focus();
  await page.keyboard.press('End');
  await expect(dish(10_000)).toBeInViewport();
  const last = page.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-posinset', '10000');
  await expect(last).toHaveAttribute('aria-setsize', '10000');
  await expect.poll(() => dishes(page).count()).toBeLessThan(60);
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dish(2)).toBeInViewport();
  await expect(dish(5_678)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'find').call(window, 'No. 5678'))).toBe(true);
  await expect.poll(() => page.evaluate(revealAsFound, all[5_677]?.name ?? '')).toBe(true);
  await expect(dish(5_678)).toBeInViewport();
});

test('AC-757 the menu is rendered in one step, after its skeleton and again, and what is known is read after that', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    /** Of each read of the dishes, and of each change of the list in the step in which its first card appears. */
    const seen: string[] = [];
    Object.assign(window, { seen });
    const heading = () => document.querySelector('main h1')?.textContent ?? 'no page';
    const { fetch } = window;
    window.fetch = (...request) => {
      if (request[0] instanceof Request && request[0].url.endsWith('/api/food/')) seen.push(`read on '${heading()}'`);
      return fetch(...request);
    };
    let hadCards = false;
    new MutationObserver((changes) => {
      const cards = document.querySelectorAll('main li h2').length;
      const toList = changes.filter(({ target, addedNodes }) => target instanceof HTMLUListElement && addedNodes.length > 0);
      if (cards > 0 && !hadCards) seen.push(`${String(cards)} cards, added one by one: ${String(toList.length)}`);
      hadCards = cards > 0;
    }).observe(document, { childList: true, subtree: true });
  });
  await shop.open('login/');
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  const held = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  const toMenu = () => page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
  await toMenu();
  await expect(page.getByRole('searchbox', { name: 'Search dishes' })).toBeVisible();
  held.release();
  await expect(dishes(page)).toHaveCount(4);
  expect(await seen()).toEqual(["read on 'Login'", '4 cards, added one by one: 0']);
  await page.goBack();
  await expectRoute(page, 'login');
  await toMenu();
  await expect
    .poll(seen)
    .toEqual(["read on 'Login'", '4 cards, added one by one: 0', '4 cards, added one by one: 0', "read on 'Our signature dishes'"]);
});
