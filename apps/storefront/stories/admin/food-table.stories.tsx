import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { adminStory, texts } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import { windowOf } from '../window-size.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { lists } from '../../src/i18n/en/lists.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Table' });
export default meta;

const route = '/admin/products/?view=table';
const names = (canvas: Canvas) => texts(canvas.getAllByRole('rowheader'));
const columns = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((head: HTMLElement) => [head.textContent, head.getAttribute('aria-sort')]);

export const Sorted = meta.story({
  name: 'A table whose heads sort',
  tags: ['filled', 'AC-247', 'AC-779'],
  ...adminStory({ route }),
  ...windowOf(1440, 900),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: textsOf(admin)('foods') });
    await expect(names(canvas)).toEqual(['Margherita', 'Dal', 'Naan', 'Kacchi']);
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('price') }));
    await waitFor(() => expect(names(canvas)).toEqual(['Naan', 'Dal', 'Margherita', 'Kacchi']));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('price') }));
    await waitFor(() => expect(names(canvas)).toEqual(['Kacchi', 'Margherita', 'Dal', 'Naan']));
    await expect(columns(canvas)).toEqual([
      [textsOf(admin)('select'), null],
      [textsOf(admin)('name'), 'none'],
      [textsOf(admin)('category'), null],
      [textsOf(admin)('price'), 'descending'],
      [textsOf(admin)('actions'), null],
    ]);
    await expect(canvas.getByRole('combobox', { name: textsOf(lists)('sortBy') })).toHaveValue('-price');
    const ends = [32050, 25000, 12050, 3000].map((poisha) => {
      const price = canvas.getByRole('button', { name: `${dollars(poisha)} ${textsOf(admin)('changePrice')}` });
      return Math.round(price.firstElementChild?.getBoundingClientRect().right ?? 0);
    });
    await expect(new Set(ends).size).toBe(1);
  },
});

export const AllFoods = meta.story({
  name: 'All foods, with Bengali names',
  tags: ['bengali'],
  ...adminStory({ route, scenario: 'shop' }),
  ...windowOf(1920, 1080),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(36));
  },
});

export const OnAPhone = meta.story({
  name: 'On a phone the table scrolls sideways, the page does not, and the cards can be shown again',
  tags: ['phone', 'AC-560', 'AC-778', 'AC-828'],
  ...adminStory({ route, scenario: 'shop' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: textsOf(admin)('foods') });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const region = await canvas.findByRole('region', { name: textsOf(admin)('foods') });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const label = document.createRange();
    label.selectNodeContents(within(table).getAllByText(textsOf(admin)('update'))[0] ?? table);
    await expect(label.getClientRects()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('showCards') }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    await expect(canvas.getByRole('button', { name: textsOf(admin)('showTable') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole('button', { name: textsOf(admin)('showTable') })).toBeNull();
  },
});

export const Switched = meta.story({
  name: 'The switch between cards and table keeps the page',
  tags: ['AC-247'],
  ...adminStory({ route: '/admin/products/?page=3', scenario: 'manyDishes' }),
  ...windowOf(1440, 900),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('foodCountOnPage', { first: 97, last: 144, total: 10000 }), undefined, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('showTable') }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(48));
    await expect(canvas.getByText(textsOf(admin)('foodCountOnPage', { first: 97, last: 144, total: 10000 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('showCards') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48));
    await expect(canvas.getByText(textsOf(admin)('foodCountOnPage', { first: 97, last: 144, total: 10000 }))).toBeVisible();
  },
});

export const PriceInARow = meta.story({
  name: 'A price is changed in its row; the row moves to its place and has the focus',
  tags: ['AC-240'],
  ...adminStory({ route: `${route}&sort=price` }),
  ...windowOf(1440, 900),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${dollars(12050)} ${textsOf(admin)('changePrice')}` }));
    await userEvent.keyboard('999{Enter}');
    await waitFor(() => expect(names(canvas)).toEqual(['Naan', 'Margherita', 'Kacchi', 'Dal']));
    await waitFor(() => expect(canvas.getByRole('button', { name: `${dollars(99900)} ${textsOf(admin)('changePrice')}` })).toHaveFocus());
  },
});
