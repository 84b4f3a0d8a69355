import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from './preview.ts';
import { eachRow } from './rows.ts';
import { backend, storefront } from './storefront-story.tsx';
import type { Canvas } from './canvas.ts';
import { money, shopTexts, textsOf } from './texts-of.ts';
import { home } from '../src/i18n/en/home.ts';
import { layout } from '../src/i18n/en/layout.ts';
import { menu } from '../src/i18n/en/menu.ts';

const meta = preview.meta({ title: 'Pages/Home' });
export default meta;

const homeStory = (prepare?: Parameters<typeof storefront>[0]['prepare']) => storefront({ route: '/', ...(prepare && { prepare }) });
const categories = { method: 'GET', path: '/api/category/' } as const;

const tiles = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('region', { name: textsOf(home)('categories') })).getAllByRole('link');

/** The hero is rendered, the categories are not. */
async function expectHeroAlone(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { level: 1, name: shopTexts().welcome })).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(textsOf(home)('categories'))).not.toBeInTheDocument());
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
}

export const Shop = meta.story({
  name: 'Welcome, carousel and categories',
  tags: ['filled', 'AC-013'],
  ...homeStory(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: shopTexts().welcome })).toBeVisible();
    await expect(canvas.getByText(shopTexts().tagline)).toBeVisible();
    await expect(canvas.getByRole('link', { name: textsOf(home)('browseMenu') })).toHaveAttribute('href', '/food/');
    await canvas.findByRole('link', { name: 'Curries' });
    await expect(tiles(canvasElement).map((link) => link.textContent)).toEqual([
      'Rice & Biryani',
      'Curries',
      'Fish & Seafood',
      'Street Food',
      'Sweets & Pitha',
      'Drinks',
    ]);
    await expect(canvas.getByRole('link', { name: 'Rice & Biryani' })).toHaveAttribute('href', '/food/?category=Rice+%26+Biryani');
  },
});

export const Loading = meta.story({
  name: 'Categories loading: no layout shift',
  tags: ['loading'],
  ...homeStory((shop) => shop.program({ ...categories, isHeld: true })),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: textsOf(home)('categories') });
    const sectionHeight = () => heading.parentElement?.getBoundingClientRect().height;
    const loadingHeight = sectionHeight();
    await expect(canvas.queryByRole('link', { name: 'Curries' })).not.toBeInTheDocument();
    backend().clearFaults();
    await canvas.findByRole('link', { name: 'Curries' });
    await expect(sectionHeight()).toBe(loadingHeight);
  },
});

export const Failed = meta.story({
  name: 'Categories rejected: only logged',
  tags: ['refused'],
  ...homeStory((shop) => shop.program({ ...categories, reply: { status: 500, json: { detail: 'Kitchen on fire' } } })),
  play: async ({ canvas }) => {
    await expectHeroAlone(canvas);
    await expect(canvas.queryByText(/Kitchen on fire/)).not.toBeInTheDocument();
  },
});

export const Dropped = meta.story({
  name: 'Categories unreachable: only logged',
  tags: ['unreachable'],
  ...homeStory((shop) => shop.program({ ...categories, isDropped: true })),
  play: ({ canvas }) => expectHeroAlone(canvas),
});

export const Empty = meta.story({
  name: 'No categories',
  tags: ['empty'],
  ...storefront({ route: '/', scenario: 'empty' }),
  play: ({ canvas }) => expectHeroAlone(canvas),
});

export const LongWords = meta.story({
  name: 'Long words',
  tags: ['long-words'],
  ...homeStory((shop) => shop.program({ ...categories, changeJson: eachRow({ name: `Biryani${'i'.repeat(90)} of the house` }) })),
});

export const Bengali = meta.story({
  name: 'Bengali names',
  tags: ['bengali'],
  ...homeStory((shop) => shop.program({ ...categories, changeJson: eachRow({ name: 'ভর্তা, ভাজি ও পুরান ঢাকার বিরিয়ানি' }) })),
});

export const WithoutPictures = meta.story({
  name: 'Pictures missing',
  tags: ['without-picture'],
  ...homeStory((shop) => shop.program({ ...categories, changeJson: eachRow({ food_image_url: null }) })),
});

export const BrokenPictures = meta.story({
  name: 'Pictures broken',
  tags: ['broken-picture'],
  ...homeStory((shop) => shop.program({ ...categories, changeJson: eachRow({ food_image_url: '/media/gone.webp' }) })),
});

export const ManyCategories = meta.story({
  name: 'Twenty categories',
  tags: ['many'],
  ...storefront({ route: '/', scenario: 'manyDishes' }),
});

const heroDish = (canvas: Canvas) => canvas.queryByRole('link', { name: /^কাচ্চি বিরিয়ানি/ });

/** Leaves home for the menu, waits for its dishes and returns. */
async function visitMenu(canvas: Canvas, dishes: number) {
  const bar = within(canvas.getByRole('banner'));
  await userEvent.click(bar.getByRole('link', { name: textsOf(layout)('food') }));
  await canvas.findByText(textsOf(menu)('found', { count: dishes }));
  await userEvent.click(bar.getByRole('link', { name: textsOf(layout)('home') }));
  await canvas.findByRole('heading', { level: 1, name: shopTexts().welcome });
}

export const HeroDish = meta.story({
  name: 'The hero dish has no price before the menu is known, then that of the menu',
  tags: ['AC-178'],
  ...homeStory((shop) => shop.program({ method: 'GET', path: '/api/food/', changeJson: eachRow({ price: '512.25' }) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(heroDish(canvas)).toHaveTextContent(/^কাচ্চি বিরিয়ানি$/);
    await visitMenu(canvas, 36);
    await expect(heroDish(canvas)).toHaveTextContent(`কাচ্চি বিরিয়ানি${money(51225)}`);
  },
});

export const RetypedHeroDish = meta.story({
  name: 'A hero dish that another keyboard has typed has its price',
  tags: ['AC-767'],
  ...homeStory((shop) =>
    shop.program({ method: 'GET', path: '/api/food/', changeJson: eachRow({ name: 'কাচ্চি\u200c বিরিয়ানি', price: '512.25' }) }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await visitMenu(canvas, 36);
    await expect(heroDish(canvas)).toHaveTextContent(`কাচ্চি বিরিয়ানি${money(51225)}`);
  },
});

export const WithoutHeroDish = meta.story({
  name: 'A hero dish that the menu does not contain is not shown',
  tags: ['AC-178'],
  ...storefront({ route: '/', scenario: 'fourDishes' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await visitMenu(canvas, 4);
    await expect(heroDish(canvas)).not.toBeInTheDocument();
  },
});
