import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { withRows } from '../rows.ts';
import { adminStory, findCard, texts } from '../admin-story.ts';
import { expectToast } from '../canvas.ts';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin categories' });
export default meta;

const route = '/admin/categorys/';
const categories = { method: 'GET', path: '/api/category/' } as const;

export const Categories = meta.story({
  name: 'A card per category',
  tags: ['filled', 'AC-043'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    for (const name of ['Pizza', 'Curry', 'Rice']) {
      const card = await findCard(canvas, name);
      await expect(card.getByRole('img', { name })).toBeInTheDocument();
      await expect(texts(card.getAllByRole('link'))).toEqual([textsOf(admin)('update')]);
      await expect(texts(card.getAllByRole('button'))).toEqual([textsOf(admin)('delete')]);
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const AllCategories = meta.story({ name: 'All categories', ...adminStory({ route, scenario: 'shop' }) });
export const OnAPhone = meta.story({
  ...AllCategories.input,
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongWords = meta.story({
  name: 'Long words, Bengali, no picture',
  tags: ['long-words', 'bengali'],
  ...adminStory({
    route,
    prepare: (shop) =>
      shop.program({
        ...categories,
        changeJson: withRows(
          { id: 98, name: 'মিষ্টি ও পিঠা', food_image_url: null },
          { id: 99, name: 'Pneumono'.repeat(30), food_image_url: 'javascript:1' },
        ),
      }),
  }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Pneumono'.repeat(30) });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

const sweets = Array.from({ length: 100 }, (_, place) => ({
  id: place + 100,
  name: `Désserts No. ${String(place + 1)}`,
  food_image_url: null,
}));

export const Search = meta.story({
  name: 'Hundreds: searched by name, paginated',
  tags: ['AC-371'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...categories, changeJson: withRows(...sweets) }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('categoryCountOnPage', { first: 1, last: 48, total: 103 }));
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('nextPage') }));
    await waitFor(() => expect(canvas.getByText(textsOf(admin)('categoryCountOnPage', { first: 49, last: 96, total: 103 }))).toHaveFocus());
    const search = canvas.getByRole('searchbox', { name: textsOf(admin)('searchCategories') });
    await userEvent.type(search, 'DESSERTS no. 7');
    await canvas.findByText(textsOf(admin)('categoryCount', { total: 19 }));
    await userEvent.type(search, '77');
    await canvas.findByText(textsOf(admin)('categoryNoMatch'));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('categoryShowAll') }));
    await expect(await canvas.findByText(textsOf(admin)('categoryCountOnPage', { first: 1, last: 48, total: 103 }))).toHaveFocus();
    await expect(search).toHaveValue('');
  },
});

export const Failed = meta.story({
  name: 'Failed request: an inline error, no toast',
  tags: ['refused', 'AC-137'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...categories, isDropped: true }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('categoryLoadFailed'));
    await expect(canvas.getByRole('region', { name: textsOf(layout)('notifications') })).toBeEmptyDOMElement();
  },
});

export const Empty = meta.story({
  name: 'No categories yet',
  tags: ['empty'],
  ...adminStory({ route, scenario: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textsOf(admin)('categoryNone') })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'A failed delete shows one toast, and the category stays',
  tags: ['delete-refused', 'AC-128'],
  ...adminStory({ route, prepare: (shop) => shop.program({ method: 'DELETE', path: '/api/category/{id}/', reply: { status: 409 } }) }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Curry')).getByRole('button', { name: textsOf(admin)('delete') }));
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(textsOf(admin)('categoryDeletion'));
    await userEvent.click(screen.getByRole('button', { name: textsOf(admin)('yesDelete') }));
    await expectToast(canvas, textsOf(toasts)('deleteFailed'));
    await findCard(canvas, 'Curry');
  },
});
