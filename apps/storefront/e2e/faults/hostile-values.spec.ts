import type { Request } from '@playwright/test';
import { violationsOn, missingFrom } from './hostile/violations.ts';
import { enter, readingScreens, screens, serve, shopOf, visit } from './hostile/screens.ts';
import { hostileAnswers, hostileIds, hostilePrices, hostileTexts, hostileUrls } from './hostile/texts.ts';
import { expect, test, type RecordedPage } from './recorded-page.ts';

const expectNoViolation = (recorded: RecordedPage, texts: readonly string[] = []) =>
  expect.poll(() => violationsOn(recorded.page, recorded, texts)).toEqual([]);
/** Visits a screen and waits for its answers. */
const show = async (recorded: RecordedPage, screen: Parameters<typeof visit>[1]) => {
  await visit(recorded.page, screen);
  await recorded.settle();
};
const screenOf = (wanted: string) => {
  const screen = screens.find(({ route }) => route === wanted);
  if (!screen) throw new Error(`No screen is called ${wanted}.`);
  return screen;
};
const emptyScreen = screenOf('nowhere/');

test('the server message of a failed request is rendered as text, inline and in a toast', async ({ recorded }) => {
  const texts = hostileTexts['scripts in text'].map((text) => text.slice(0, 200));
  await enter(recorded);
  for (const text of texts) {
    recorded.server.program({ path: '*', reply: { status: 400, json: { detail: text } } });
    await visit(recorded.page, screenOf('food/'));
    await expect.poll(() => missingFrom(recorded.page, [text])).toEqual([]);
    await visit(recorded.page, screenOf('profile/'));
    await expect.poll(() => recorded.toasts.at(-1)).toBe(text);
    await expectNoViolation(recorded, texts);
    await visit(recorded.page, emptyScreen);
  }
  expect(recorded.toasts).toEqual(texts);
});

test('an HTML response is never rendered as a message', async ({ recorded }) => {
  await enter(recorded);
  const text = '<!doctype html><title>500</title><h1>Traceback</h1>';
  recorded.server.program({ path: '*', reply: { status: 500, text, contentType: 'text/html' } });
  for (const screen of readingScreens) {
    await show(recorded, screen);
    await expectNoViolation(recorded);
    await expect(recorded.page.getByText(/Traceback|doctype/)).toHaveCount(0);
  }
});

test('only http pictures are requested, and those of foreign hosts are blocked', async ({ recorded }) => {
  const shop = shopOf(hostileUrls.map((_, index) => `Dish ${String(index)}`));
  await enter(recorded, shop.cart);
  const foreign: string[] = [];
  const onFinished = (request: Request) => {
    if (!request.url().startsWith(recorded.server.url) && !request.url().startsWith('blob:')) foreign.push(request.url());
  };
  recorded.context.on('requestfinished', onFinished);
  const serveProfile = (url: unknown) =>
    serve(recorded, {
      ...shop,
      foods: shop.foods.map((food, index) => ({ ...food, image_url: hostileUrls[index] })),
      categories: shop.categories.map((category, index) => ({ ...category, food_image_url: hostileUrls[index] })),
      profile: { ...shop.profile, profile_image: url },
    });
  const expectOnlyBlockedImages = () =>
    expect
      .poll(() =>
        violationsOn(recorded.page, { problems: recorded.problems.filter((line) => !/^policy violation: img-src https?:/.test(line)) }, []),
      )
      .toEqual([]);
  serveProfile(hostileUrls[0]);
  for (const screen of readingScreens) {
    await show(recorded, screen);
    await expectOnlyBlockedImages();
  }
  for (const url of hostileUrls) {
    recorded.server.clear();
    serveProfile(url);
    await visit(recorded.page, emptyScreen);
    await visit(recorded.page, screenOf('profile/'));
    await expect.poll(() => recorded.server.requests.filter(({ path, answer }) => path === '/api/user/profile/' && answer).length).toBe(1);
    await expectOnlyBlockedImages();
    const stored = await recorded.page.evaluate(() => localStorage.getItem('img'));
    expect(stored === null || /^https?:/.test(stored)).toBe(true);
  }
  recorded.context.off('requestfinished', onFinished);
  recorded.problems.splice(0);
  expect(foreign).toEqual([]);
});

test('an invalid price renders a dash, cannot be ordered and is left out of every sum', async ({ recorded }) => {
  const shop = shopOf(hostilePrices.map((_, index) => `Dish ${String(index)}`));
  await enter(recorded);
  serve(recorded, { ...shop, foods: shop.foods.map((food, index) => ({ ...food, price: hostilePrices[index]?.[0] })) });
  await visit(recorded.page, screenOf('food/'));
  const cards = recorded.page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(hostilePrices.length);
  const seen = await cards.evaluateAll((items) =>
    items.map((item) => [/৳([\d.]+)/.exec(item.textContent ?? '')?.[1] ?? null, item.querySelector('button')?.disabled]),
  );
  expect(hostilePrices.map(([served], index) => [served, ...(seen[index] ?? [])])).toEqual(
    hostilePrices.map(([served, shown]) => [served, shown, shown === null]),
  );
  await expectNoViolation(recorded);
});

test('an invalid id never becomes part of a URL', async ({ recorded }) => {
  const shop = shopOf(hostileIds.map((_, index) => `Dish ${String(index)}`));
  await enter(recorded);
  const withIds = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, id: hostileIds[index] }));
  serve(recorded, { ...shop, foods: withIds(shop.foods), categories: withIds(shop.categories), orders: withIds(shop.orders) });
  for (const screen of readingScreens) {
    await show(recorded, screen);
    await expectNoViolation(recorded);
  }
  for (const route of ['food/details/?id=1', 'admin/update-food/?id=1', 'admin/update-category/?id=1'] as const) {
    for (const id of hostileIds) {
      const screen = screenOf(route);
      await visit(recorded.page, { title: screen.title, route: `${route.replace(/1$/, '')}${encodeURIComponent(String(id))}` });
    }
    await expectNoViolation(recorded);
  }
  const known = /^\/api\/(food|category|user\/(login|profile|orders))\/$/;
  expect(recorded.server.requests.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
});

test('whatever a server answers, no screen breaks', async ({ recorded }) => {
  for (const [name, text] of Object.entries(hostileAnswers)) {
    await test.step(name, async () => {
      await enter(recorded);
      recorded.server.program({ method: 'GET', path: '*', reply: { status: 200, text } });
      for (const route of ['', 'food/', 'profile/', 'admin/products/', 'admin/update-food/?id=1', 'admin/categorys/'] as const) {
        await show(recorded, screenOf(route));
        await expectNoViolation(recorded);
      }
    });
  }
});

test('malformed addresses render a page with working links', async ({ recorded }) => {
  await enter(recorded);
  const addresses = [
    '#//evil.example',
    '#/%00',
    '#/%E0%A4%A',
    '#/food/?x=<script>__pwned=1</script>',
    '#/food/?q=<img src=x onerror=__pwned=1>&category=__proto__&sort=constructor',
    `#/${'x'.repeat(100_000)}`,
    '#/admin/../login/',
    '#javascript:__pwned=1',
  ];
  for (const address of addresses) {
    await recorded.page.evaluate((to) => (location.href = to), address);
    await expectNoViolation(recorded);
    // From a blank page: the shop's requests must not be aborted by the navigation.
    await recorded.page.goto('about:blank');
    await recorded.page.goto(`${recorded.server.url}/${address}`);
    await expect(recorded.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(recorded);
    await expect(recorded.page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    expect(new URL(recorded.page.url()).origin).toBe(recorded.server.url);
  }
});

/** Foods in a navigation state: the name that the details show, and whether the cart takes it. */
const navigationStates = [
  { food: null, name: null, isAdded: false },
  { food: ['<b>'], name: null, isAdded: false },
  { food: { id: '../1', name: 'A path', price: '10.00' }, name: null, isAdded: false },
  { food: { id: 901, name: ['A list'], price: '10.00' }, name: null, isAdded: false },
  { food: { id: 902, name: '<img src=x onerror=__pwned=1>', price: 'free' }, name: '<img src=x onerror=__pwned=1>', isAdded: false },
  { food: { id: 903, name: '<b>A dish</b>', price: '10.00', image_url: 'javascript:__pwned=1' }, name: '<b>A dish</b>', isAdded: true },
] as const;

test('navigation state is validated like a response', async ({ recorded }) => {
  const { page } = recorded;
  /** As a link does, with a key of its own. */
  const goWith = (route: string, state: Record<string, unknown>) =>
    page.evaluate(([to, handed]) => history.pushState({ ...history.state, __TSR_key: crypto.randomUUID(), ...handed }, '', `#/${to}`), [
      route,
      state,
    ] as const);
  await enter(recorded);
  for (const { food, name, isAdded } of navigationStates)
    await test.step(JSON.stringify(food), async () => {
      await goWith('food/details/', { food });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? 'No dish was chosen');
      await recorded.settle();
      await expectNoViolation(recorded);
      await goWith('food/add-to-card/', { addedFood: food });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
      await recorded.settle();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(isAdded ? 1 : 0);
      expect(await page.evaluate(() => history.state.addedFood)).toBeUndefined();
      await expectNoViolation(recorded);
      await visit(page, emptyScreen);
    });
});
