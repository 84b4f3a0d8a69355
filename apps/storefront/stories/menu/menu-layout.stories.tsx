import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { windowOf } from '../window-size.ts';
import { textsOf } from '../texts-of.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { menu } from '../../src/i18n/en/menu.ts';

const meta = preview.meta({ title: 'Pages/Menu/In every window', tags: ['height'] });
export default meta;

const menuAt = (width: number, height: number) => ({ ...storefront({ route: '/food/' }), ...windowOf(width, height) });

const listOf = (canvas: Canvas) => within(canvas.getByRole('main')).getByRole('list');
const columnsOf = (canvas: Canvas) => getComputedStyle(listOf(canvas)).gridTemplateColumns.split(' ').length;
const rectOf = (element: Element) => element.getBoundingClientRect();
const waitForDishes = (canvas: Canvas) => canvas.findByText(textsOf(menu)('found', { count: 36 }));

/** The names that can be read above the lower edge, in pixels. */
const namesAbove = (canvas: Canvas, edge: number) =>
  canvas.getAllByRole('heading', { level: 2 }).filter((name: HTMLElement) => rectOf(name).bottom <= edge).length;

/** The category filter, scrolled by two windows, is between the top bar and the dishes. */
async function expectCategoriesBelowTheBar(canvas: Canvas) {
  window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' });
  const bar = canvas.getByRole('banner');
  const all = canvas.getByRole('radio', { name: textsOf(menu)('all') });
  await waitFor(() => expect(bar).toHaveAttribute('data-raised', 'true'));
  await expect(rectOf(all).top).toBeGreaterThanOrEqual(rectOf(bar).bottom);
  await expect(rectOf(all).bottom).toBeLessThan(rectOf(bar).bottom + 60);
}

export const Phone = meta.story({
  name: 'Phone: four dishes in two columns, and the categories stay',
  tags: ['AC-170', 'AC-171'],
  ...menuAt(375, 760),
  play: async ({ canvas }) => {
    await waitForDishes(canvas);
    await expect(columnsOf(canvas)).toBe(2);
    await waitFor(() =>
      expect(namesAbove(canvas, rectOf(canvas.getByRole('navigation', { name: textsOf(layout)('main') })).top)).toBeGreaterThanOrEqual(4),
    );
    await expectCategoriesBelowTheBar(canvas);
  },
});

export const NarrowPhone = meta.story({
  name: 'Narrowest phone: one column, and the search is not cut off',
  tags: ['AC-179'],
  ...menuAt(320, 640),
  play: async ({ canvas }) => {
    await waitForDishes(canvas);
    await expect(columnsOf(canvas)).toBe(1);
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: textsOf(menu)('search') });
    search.value = search.placeholder;
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
    search.value = '';
  },
});

export const Landscape = meta.story({
  name: 'Landscape: the first dishes are in view, and nothing stays',
  tags: ['AC-173'],
  ...menuAt(740, 360),
  play: async ({ canvas }) => {
    await waitForDishes(canvas);
    await expect(rectOf(canvas.getByRole('banner')).height).toBeLessThanOrEqual(56);
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await waitFor(() => expect(first && rectOf(first).bottom).toBeLessThanOrEqual(360));
    window.scrollTo({ top: 720, behavior: 'instant' });
    await expect(rectOf(canvas.getByRole('radio', { name: textsOf(menu)('all') })).bottom).toBeLessThan(0);
    await expect(rectOf(canvas.getByRole('banner')).bottom).toBeLessThan(0);
  },
});

export const Laptop = meta.story({
  name: 'Laptop: four columns, and the categories stay',
  tags: ['AC-171'],
  ...menuAt(1280, 800),
  play: async ({ canvas }) => {
    await waitForDishes(canvas);
    await expect(columnsOf(canvas)).toBe(4);
    await expectCategoriesBelowTheBar(canvas);
  },
});

export const Desktop = meta.story({
  name: 'Desktop: five columns, 1560 px wide',
  tags: ['AC-172'],
  ...menuAt(1920, 1080),
  play: async ({ canvas }) => {
    await waitForDishes(canvas);
    await expect(columnsOf(canvas)).toBe(5);
    await expect(rectOf(listOf(canvas)).width).toBe(1560);
  },
});
