import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { eachRow, withRows } from '../rows.ts';
import { backend, storefront } from '../storefront-story.tsx';
import type { Canvas } from '../canvas.ts';
import { money, shopTexts, textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';

const meta = preview.meta({ title: 'Pages/Menu/With odd data' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const menuStory = (options: Options = {}) => storefront({ route: '/food/', scenario: 'fourDishes', ...options });
const foods = { method: 'GET', path: '/api/food/' } as const;
const categories = { method: 'GET', path: '/api/category/' } as const;
const cards = (canvas: Canvas) => canvas.queryAllByRole('heading', { level: 2 });

export const UnreadablePrices = meta.story({
  name: 'Unreadable prices: dashes, and the buttons are disabled',
  tags: ['unreadable-price'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ price: '12,50' }) }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dal' });
    await expect(canvas.getAllByText('–')).toHaveLength(4);
    for (const button of canvas.getAllByRole('button', { name: textsOf(menu)('addToOrder') })) await expect(button).toBeDisabled();
  },
});

export const NothingReadable = meta.story({
  name: 'No readable row: an error, not the empty state',
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ id: 'none' }) }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(textsOf(queryErrors)('body') + textsOf(layout)('tryAgain'));
    await expect(canvas.queryByText(textsOf(menu)('emptyText'))).toBeNull();
  },
});

export const LongWords = meta.story({
  name: 'Long words and high prices',
  tags: ['long-words'],
  ...menuStory({
    prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ name: `Kacchi${'chi'.repeat(60)}`, price: '123456.75' }) }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(money(12345675));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

const longCategory = 'Soup'.repeat(18);
export const LongCategory = meta.story({
  name: 'No match in a category with a long word',
  tags: ['long-words', 'AC-392'],
  ...menuStory({
    route: `/food/?q=sushi&category=${longCategory}`,
    prepare: (shop) => shop.program({ ...categories, changeJson: withRows({ id: 99, name: longCategory, food_image_url: null }) }),
  }),
  ...windowOf(320, 640),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(menu)('searchedCategory', { category: longCategory }))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Bengali = meta.story({
  name: 'Bengali, in its language: exact matches first, then phonetic ones',
  tags: ['bengali', 'AC-294'],
  ...storefront({ route: '/food/?q=কাচ্চি' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(cards(canvas).map(({ textContent }: HTMLElement) => textContent)).toEqual(['কাচ্চি বিরিয়ানি', 'Kacchi Biryani']),
    );
    // Every story of a page fails for a Bengali text without `lang`.
    await expect(canvas.getByText('কাচ্চি বিরিয়ানি', { selector: 'a, a *' }).closest('[lang]')).toHaveAttribute('lang', 'bn');
  },
});

export const RightToLeft = meta.story({
  name: 'Right-to-left names do not move the price',
  tags: ['right-to-left'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ name: 'كباب حلة 2 \u202e!', price: '90.5' }) }) }),
});

export const WithoutPictures = meta.story({
  name: 'Pictures missing',
  tags: ['without-picture'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ image_url: null }) }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Dal', hidden: true })).toBeVisible();
  },
});

export const BrokenPictures = meta.story({
  name: 'Pictures broken',
  tags: ['broken-picture'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ image_url: '/media/gone.webp' }) }) }),
});

export const ManyDishes = meta.story({
  name: 'Ten thousand dishes are filtered immediately',
  tags: ['many'],
  ...menuStory({ scenario: 'manyDishes' }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(menu)('found', { count: 10_000 }));
    await expect(cards(canvas).length).toBeLessThan(200);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sylhet Kitchen' }));
    await expect(canvas.getByRole('radio', { name: 'Sylhet Kitchen' })).toBeChecked();
    await canvas.findByText(textsOf(menu)('found', { count: 500 }));
    await userEvent.type(canvas.getByRole('searchbox', { name: textsOf(menu)('search') }), 'no. 1234');
    await canvas.findByText(textsOf(menu)('found', { count: 1 }));
  },
});

const longName = `Kacchi ${'with borhani '.repeat(12)}`;
/** Gives a dish below the viewport a long name, which makes its row taller. */
const withTallRow = (rows: unknown): unknown =>
  Array.isArray(rows) ? rows.map((row: object, index) => (index === 60 ? { ...row, name: longName } : row)) : rows;

export const FocusAfterRemoval = meta.story({
  name: 'A dish that has the focus is taken off the menu: the dishes take it over',
  tags: ['AC-675'],
  ...menuStory(),
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Dal' })).focus();
    backend().db.food.delete({ where: { name: { equals: 'Dal' } } });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByText('Dal')).toBeNull());
    await expect(canvas.getByRole('region', { name: textsOf(menu)('dishes') })).toHaveFocus();
  },
});

export const FocusAfterRenaming = meta.story({
  name: 'The chosen category, which has the focus, is renamed: all dishes are shown, and their radio takes it over',
  tags: ['AC-675'],
  ...menuStory(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rice' }));
    backend().db.category.update({ where: { name: { equals: 'Rice' } }, data: { name: 'Rice dishes' } });
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('radio', { name: 'Rice dishes' });
    await expect(canvas.getByRole('radio', { name: textsOf(menu)('all') })).toHaveFocus();
  },
});

export const RowHeights = meta.story({
  name: 'Row heights measured for one history entry are not reused for another',
  ...menuStory({ scenario: 'manyDishes', prepare: (shop) => shop.program({ ...foods, changeJson: withTallRow }) }),
  play: async ({ canvas }) => {
    const list = () => within(canvas.getByRole('main')).getByRole('list');
    const rowHeight = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list());
      const height = within(list()).getAllByRole('listitem')[0]?.getBoundingClientRect().height ?? 0;
      return { columns: gridTemplateColumns.split(' ').length, height: height + Number.parseFloat(rowGap) };
    };
    const openMenu = async () => {
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('food') }));
      await canvas.findByText(textsOf(menu)('found', { count: 10_000 }), undefined, { timeout: 10_000 });
    };
    const heightOfEqualRows = () => {
      const { columns, height } = rowHeight();
      return Math.ceil(10_000 / columns) * height;
    };

    await canvas.findByText(textsOf(menu)('found', { count: 10_000 }), undefined, { timeout: 10_000 });
    const { columns, height } = rowHeight();
    window.scrollTo({ top: list().getBoundingClientRect().top + Math.floor(60 / columns) * height, behavior: 'instant' });
    await canvas.findByRole('heading', { name: longName.trim() });
    await waitFor(() => expect(list().clientHeight).toBeGreaterThan(heightOfEqualRows() + 10));

    backend().clearFaults();
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('home') }));
    await canvas.findByRole('heading', { level: 1, name: shopTexts().welcome });
    await openMenu();
    await waitFor(() => expect(Math.abs(list().clientHeight - heightOfEqualRows())).toBeLessThan(height / 2));
  },
});
