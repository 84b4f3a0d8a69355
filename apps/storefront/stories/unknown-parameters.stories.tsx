import { expect } from 'storybook/test';
import preview from './preview.ts';
import { adminStory, findCard } from './admin-story.ts';
import { storefront } from './storefront-story.tsx';
import { textsOf } from './texts-of.ts';
import { admin } from '../src/i18n/en/admin/admin.ts';
import { details } from '../src/i18n/en/details.ts';
import { menu } from '../src/i18n/en/menu.ts';

const meta = preview.meta({ title: 'Pages/Unknown search parameters', tags: ['AC-854'] });
export default meta;

export const Menu = meta.story({
  name: 'The menu shows every dish',
  ...storefront({ route: '/food/?sort=newest&q=a&q=b&category=true', scenario: 'fourDishes' }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(menu)('found', { count: 4 }));
    await expect(canvas.getByRole('radio', { name: textsOf(menu)('all') })).toBeChecked();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const Page = meta.story({
  name: 'The admin list shows its first page, as cards',
  ...adminStory({ route: '/admin/products/?page={"toString":0}&view=tree' }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    await canvas.findByText(textsOf(admin)('foodCount', { total: 4 }));
  },
});

export const Search = meta.story({
  name: 'The admin list of categories shows them all',
  ...adminStory({ route: '/admin/categorys/?page=-3&q=true' }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Pizza');
    await canvas.findByText(textsOf(admin)('categoryCount', { total: 3 }));
  },
});

export const Dish = meta.story({
  name: 'The details show that no dish is chosen',
  ...storefront({ route: '/food/details/?id=abc', scenario: 'fourDishes' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(details)('noneTitle') });
  },
});
