import type { Request } from '@playwright/test';
import { harmsOn, missingFrom } from './hostile/violations.ts';
import { enter, readingScreens, screens, serve, shopOf, visit } from './hostile/screens.ts';
import { hostileAnswers, hostileIds, hostilePrices, hostileTexts, hostileUrls } from './hostile/texts.ts';
import { expect, test, type Stage } from './recorded-page.ts';

const expectNoHarm = (stage: Stage, texts: readonly string[] = []) => expect.poll(() => harmsOn(stage.page, stage, texts)).toEqual([]);
const screenOf = (wanted: string) => {
  const screen = screens.find(({ route }) => route === wanted);
  if (!screen) throw new Error(`There is no screen ${wanted}.`);
  return screen;
};
const nowhere = screenOf('nowhere/');

test('what a server says in its refusal is read as it is, in a line and in a toast', async ({ stage }) => {
  const texts = hostileTexts['scripts in text'].map((text) => text.slice(0, 200));
  await enter(stage);
  for (const text of texts) {
    stage.server.program({ path: '*', reply: { status: 400, json: { detail: text } } });
    await visit(stage.page, screenOf('food/'));
    await expect.poll(() => missingFrom(stage.page, [text])).toEqual([]);
    await visit(stage.page, screenOf('profile/'));
    await expect.poll(() => stage.toasts.at(-1)).toBe(text);
    await expectNoHarm(stage, texts);
    await visit(stage.page, nowhere);
  }
  expect(stage.toasts).toEqual(texts);
});

test('a page of HTML is never a message', async ({ stage }) => {
  await enter(stage);
  const text = '<!doctype html><title>500</title><h1>Traceback</h1>';
  stage.server.program({ path: '*', reply: { status: 500, text, contentType: 'text/html' } });
  for (const screen of readingScreens) {
    await visit(stage.page, screen);
    await expectNoHarm(stage);
    await expect(stage.page.getByText(/Traceback|doctype/)).toHaveCount(0);
  }
});

test('only pictures of the web are asked for, and those of foreign hosts are stopped', async ({ stage }) => {
  const shop = shopOf(hostileUrls.map((_, index) => `Dish ${String(index)}`));
  await enter(stage, shop.cart);
  const foreign: string[] = [];
  const onFinished = (request: Request) => {
    if (!request.url().startsWith(stage.server.url) && !request.url().startsWith('blob:')) foreign.push(request.url());
  };
  stage.context.on('requestfinished', onFinished);
  const serveProfile = (url: unknown) =>
    serve(stage, {
      ...shop,
      foods: shop.foods.map((food, index) => ({ ...food, image_url: hostileUrls[index] })),
      categories: shop.categories.map((category, index) => ({ ...category, food_image_url: hostileUrls[index] })),
      profile: { ...shop.profile, profile_image: url },
    });
  const expectNoneButStopped = () =>
    expect
      .poll(() => harmsOn(stage.page, { problems: stage.problems.filter((line) => !/^policy violation: img-src https?:/.test(line)) }, []))
      .toEqual([]);
  serveProfile(hostileUrls[0]);
  for (const screen of readingScreens) {
    await visit(stage.page, screen);
    await expectNoneButStopped();
  }
  for (const url of hostileUrls) {
    stage.server.clear();
    serveProfile(url);
    await visit(stage.page, nowhere);
    await visit(stage.page, screenOf('profile/'));
    await expect.poll(() => stage.server.requests.filter(({ path, answer }) => path === '/api/user/profile/' && answer).length).toBe(1);
    await expectNoneButStopped();
    const stored = await stage.page.evaluate(() => localStorage.getItem('img'));
    expect(stored === null || /^https?:/.test(stored)).toBe(true);
  }
  stage.context.off('requestfinished', onFinished);
  stage.problems.splice(0);
  expect(foreign).toEqual([]);
});

test('a price that is none is a dash, cannot be ordered and enters no sum', async ({ stage }) => {
  const shop = shopOf(hostilePrices.map((_, index) => `Dish ${String(index)}`));
  await enter(stage);
  serve(stage, { ...shop, foods: shop.foods.map((food, index) => ({ ...food, price: hostilePrices[index]?.[0] })) });
  await visit(stage.page, screenOf('food/'));
  const cards = stage.page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(hostilePrices.length);
  const seen = await cards.evaluateAll((items) =>
    items.map((item) => [/৳([\d.]+)/.exec(item.textContent ?? '')?.[1] ?? null, item.querySelector('button')?.disabled]),
  );
  expect(hostilePrices.map(([served], index) => [served, ...(seen[index] ?? [])])).toEqual(
    hostilePrices.map(([served, shown]) => [served, shown, shown === null]),
  );
  await expectNoHarm(stage);
});

test('an id that is none never enters an address', async ({ stage }) => {
  const shop = shopOf(hostileIds.map((_, index) => `Dish ${String(index)}`));
  await enter(stage);
  const withIds = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ ...row, id: hostileIds[index] }));
  serve(stage, { ...shop, foods: withIds(shop.foods), categories: withIds(shop.categories), orders: withIds(shop.orders) });
  for (const screen of readingScreens) {
    await visit(stage.page, screen);
    await expectNoHarm(stage);
  }
  for (const route of ['food/details/?id=1', 'admin/update-food/?id=1', 'admin/update-category/?id=1'] as const) {
    for (const id of hostileIds) {
      const screen = screenOf(route);
      await visit(stage.page, { title: screen.title, route: `${route.replace(/1$/, '')}${encodeURIComponent(String(id))}` });
    }
    await expectNoHarm(stage);
  }
  const known = /^\/api\/(food|category|user\/(login|profile|orders))\/$/;
  expect(stage.server.requests.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
});

test('whatever a server answers, no screen breaks', async ({ stage }) => {
  for (const [name, text] of Object.entries(hostileAnswers)) {
    await test.step(name, async () => {
      await enter(stage);
      stage.server.program({ method: 'GET', path: '*', reply: { status: 200, text } });
      for (const route of ['', 'food/', 'profile/', 'admin/products/', 'admin/update-food/?id=1', 'admin/categorys/'] as const) {
        await visit(stage.page, screenOf(route));
        await expectNoHarm(stage);
      }
    });
  }
});

test('addresses that are none lead to a screen with a way on', async ({ stage }) => {
  await enter(stage);
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
    await stage.page.evaluate((to) => (location.href = to), address);
    await expectNoHarm(stage);
    // From no page of the shop's: what a reload cuts off is of no concern here.
    await stage.page.goto('about:blank');
    await stage.page.goto(`${stage.server.url}/${address}`);
    await expect(stage.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHarm(stage);
    await expect(stage.page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    expect(new URL(stage.page.url()).origin).toBe(stage.server.url);
  }
});

test('what was handed over to a screen is read like an answer, whoever wrote it', async ({ stage }) => {
  await enter(stage);
  const states: unknown[] = [
    null,
    ['<b>'],
    { id: '../1' },
    { id: 1, name: '<img src=x onerror=__pwned=1>', price: 'free' },
    { firstName: '<b>', lastName: [], gender: 'X', imageUrl: 'javascript:__pwned=1' },
  ];
  for (const route of ['food/details/', 'food/add-to-card/', 'profile/update/', 'admin/update-food/', 'admin/update-category/']) {
    for (const state of states) {
      await stage.page.evaluate(
        ([to, handed]) => {
          location.hash = `#/${String(to)}`;
          history.replaceState({ ...history.state, food: handed, category: handed, profile: handed }, '');
        },
        [route, state],
      );
      await stage.page.reload();
      await expect(stage.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoHarm(stage);
    }
  }
});
