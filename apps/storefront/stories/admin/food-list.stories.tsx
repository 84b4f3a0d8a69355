import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { eachRow, withRows } from '../rows.ts';
import { backend } from '../storefront-story.tsx';
import { adminStory, findCard, texts } from '../admin-story.ts';
import { type Canvas, expectToast, pressTryAgain, wholeText } from '../canvas.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { lists } from '../../src/i18n/en/lists.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin foods' });
export default meta;

const route = '/admin/products/';
const foods = { method: 'GET', path: '/api/food/' } as const;
const names = (canvas: Canvas) => texts(canvas.getAllByRole('heading', { level: 2 }));
const list = () => [textsOf(admin)('title'), 'Margherita', 'Dal', 'Naan', 'Kacchi'];

export const Foods = meta.story({
  name: 'A card per food, its price with the dollar sign',
  tags: ['filled', 'AC-042'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Margherita');
    await expect(card.getByRole('img', { name: 'Margherita' })).toBeInTheDocument();
    await expect(card.getByText(wholeText('Tomato, mozzarella and basil on a blistered crust.'))).toBeVisible();
    await expect(card.getByText(dollars(25000))).toBeVisible();
    await expect(card.getByText('Pizza')).toBeVisible();
    await expect(texts(card.getAllByRole('link'))).toEqual([textsOf(admin)('update')]);
    const price = `${dollars(25000)} ${textsOf(admin)('changePrice')}`;
    await expect(texts(card.getAllByRole('button'))).toEqual([price, textsOf(admin)('delete')]);
    await expect(card.getByRole('button', { name: textsOf(admin)('delete') })).toHaveAccessibleDescription('Margherita');
    await expect(names(canvas)).toEqual(list());
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const AllFoods = meta.story({
  name: 'All foods, with Bengali names',
  tags: ['bengali'],
  ...adminStory({ route, scenario: 'shop' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(36));
  },
});
const inWindow = (value: string) => ({ globals: { viewport: { value, isRotated: false } } });
export const OnAPhone = meta.story({ ...AllFoods.input, name: 'On a phone', ...inWindow('phone') });
export const OnATablet = meta.story({ ...AllFoods.input, name: 'On a tablet', ...inWindow('tablet') });

export const TenThousand = meta.story({
  name: 'Ten thousand foods, paginated',
  tags: ['many'],
  ...adminStory({ route: `${route}?page=3`, scenario: 'manyDishes' }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('foodCountOnPage', { first: 97, last: 144, total: 10_000 }), undefined, { timeout: 10_000 });
    // As many as the window needs.
    await waitFor(() => expect(canvas.getAllByRole('article')).not.toHaveLength(0));
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(48);
    await expect(canvas.getByRole('link', { name: textsOf(admin)('page', { page: 3, pageCount: 209 }), current: 'page' })).toBeVisible();
  },
});

const partial = eachRow({ image_url: null, category: null, price: '12,50' });

export const MissingValues = meta.story({
  name: 'Without a picture, a category, a readable price',
  tags: ['partial', 'AC-051'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...foods, changeJson: partial }) }),
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Dal');
    await expect(card.getByRole('img', { name: 'Dal' })).toBeVisible();
    await expect(card.getByText('–')).toBeVisible();
  },
});

const longFood = {
  id: 99,
  name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftskantine'.repeat(3),
  description: '<b>Not bold</b> '.repeat(40),
  price: '99999999.99',
  image_url: 'https://nowhere.invalid/x.png',
  category: { id: 1, name: 'Avery-long-category-name-without-any-blank-in-it-whatsoever' },
};

export const LongWords = meta.story({
  name: 'Long words and a broken picture do not overflow their card',
  tags: ['long-words'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...foods, changeJson: withRows(longFood) }) }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: longFood.name });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...foods, isSilent: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(admin)('foodLoading'))).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed request: an inline error, no toast',
  tags: ['refused', 'AC-137', 'AC-371', 'AC-932'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...foods, reply: { status: 500, text: '<h1>Oops</h1>' } }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(textsOf(admin)('foodLoadFailed'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: textsOf(layout)('notifications') })).toBeEmptyDOMElement();
    await pressTryAgain(canvas, foods, textsOf(admin)('foodLoading'));
    await findCard(canvas, 'Dal');
    await expect(canvas.getByRole('heading', { level: 1, name: textsOf(admin)('foods') })).toHaveFocus();
  },
});

export const Empty = meta.story({
  name: 'No foods yet',
  tags: ['empty'],
  ...adminStory({ route, scenario: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: textsOf(admin)('foodNone') });
    await expect(canvas.getByRole('link', { name: textsOf(admin)('foodAddFirst') })).toHaveAttribute('href', '/admin/add-food/');
  },
});

export const Search = meta.story({
  name: 'Search, sort order and category',
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(lists)('sortBy') }), textsOf(admin)('sortByPrice'));
    await waitFor(() => expect(names(canvas)).toEqual([textsOf(admin)('title'), 'Naan', 'Dal', 'Margherita', 'Kacchi']));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(admin)('category') }), 'Curry');
    await waitFor(() => expect(names(canvas)).toEqual([textsOf(admin)('title'), 'Naan', 'Dal']));
    const search = canvas.getByRole('searchbox', { name: textsOf(admin)('searchFoods') });
    await userEvent.type(search, 'sushi');
    await canvas.findByRole('heading', { name: textsOf(admin)('nothingFound') });
    await expect(search).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('foodShowAll') }));
    await waitFor(() => expect(names(canvas)).toEqual(list()));
    await expect(search).toHaveValue('');
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
  },
});

export const ConfirmationCancelled = meta.story({
  name: 'Confirmation of a named dish, cancelled',
  tags: ['confirmation', 'AC-096', 'AC-298'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'DELETE', path: '*', reply: { status: 204 } });
    const opener = (await findCard(canvas, 'Dal')).getByRole('button', { name: textsOf(admin)('delete') });
    await userEvent.click(opener);
    const dialog = screen.getByRole('alertdialog', { name: textsOf(admin)('confirmDeletion') });
    await expect(dialog).toHaveAccessibleDescription(textsOf(admin)('foodDeletion'));
    await expect(screen.getByRole('button', { name: textsOf(admin)('cancel') })).toHaveAccessibleDescription('Dal');
    await userEvent.click(screen.getByRole('button', { name: textsOf(admin)('cancel') }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(calls.hitCount()).toBe(0);
    await userEvent.click(opener);
  },
});

export const ConfirmationReplaced = meta.story({
  name: 'Delete on another food replaces the confirmation, which names the food; the focus goes to the next card',
  tags: ['AC-250'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    for (const name of ['Dal', 'Dal', 'Naan']) {
      await userEvent.click((await findCard(canvas, name)).getByRole('button', { name: textsOf(admin)('delete') }));
      await expect(screen.getByRole('button', { name: textsOf(admin)('cancel') })).toHaveFocus();
    }
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: textsOf(admin)('cancel') })).toHaveAccessibleDescription('Naan');
    await userEvent.click(screen.getByRole('button', { name: textsOf(admin)('yesDelete') }));
    await expect(canvas.getByRole('article', { name: 'Kacchi' })).toHaveFocus();
    await expectToast(canvas, textsOf(toasts)('foodDeleted'));
    await expect(names(canvas)).toEqual([textsOf(admin)('title'), 'Margherita', 'Dal', 'Kacchi']);
    await expect(canvas.getByRole('article', { name: 'Kacchi' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'A failed delete shows one toast, and the food stays',
  tags: ['delete-refused', 'AC-133'],
  ...adminStory({ route, prepare: (shop) => shop.program({ method: 'DELETE', path: '/api/food/{id}/', reply: { status: 500 } }) }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('button', { name: textsOf(admin)('delete') }));
    await userEvent.click(screen.getByRole('button', { name: textsOf(admin)('yesDelete') }));
    await expectToast(canvas, textsOf(toasts)('deleteFailed'));
    await expect(canvas.getAllByText(textsOf(toasts)('deleteFailed'))).toHaveLength(1);
    await waitFor(() => expect(names(canvas)).toEqual(list()));
  },
});
