import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { eachRow, withRows } from '../rows.ts';
import { backend } from '../storefront-story.tsx';
import { admin, findCard, texts } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';

const meta = preview.meta({ title: 'Pages/Admin foods' });
export default meta;

const route = '/admin/products/';
const foods = { method: 'GET', path: '/api/food/' } as const;
const names = (canvas: Canvas) => texts(canvas.getAllByRole('heading', { level: 2 }));
const list = ['Food Admin', 'Margherita', 'Dal', 'Naan', 'Kacchi'];

export const Foods = meta.story({
  name: 'A card per food, its price with the dollar sign',
  tags: ['filled', 'AC-042'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const card = await findCard(canvas, 'Margherita');
    await expect(card.getByRole('img', { name: 'Margherita' })).toBeInTheDocument();
    await expect(card.getByText('Tomato, mozzarella and basil on a blistered crust.')).toBeVisible();
    await expect(card.getByText('$250.00')).toBeVisible();
    await expect(card.getByText('Pizza')).toBeVisible();
    await expect(texts(card.getAllByRole('link'))).toEqual(['Update']);
    await expect(texts(card.getAllByRole('button'))).toEqual(['$250.00 change the price', 'Delete']);
    await expect(card.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Margherita');
    await expect(names(canvas)).toEqual(list);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const AllFoods = meta.story({
  name: 'All foods, with Bengali names',
  tags: ['bengali'],
  ...admin({ route, scenario: 'shop' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(36));
  },
});
export const OnAPhone = meta.story({ ...AllFoods.input, name: 'On a phone', globals: { viewport: { value: 'phone', isRotated: false } } });
export const OnATablet = meta.story({
  ...AllFoods.input,
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

export const TenThousand = meta.story({
  name: 'Ten thousand foods, paginated',
  tags: ['many'],
  ...admin({ route: `${route}?page=3`, scenario: 'manyDishes' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('97 to 144 of 10000 foods', undefined, { timeout: 10_000 })).toBeVisible();
    // As many as the window needs.
    await waitFor(() => expect(canvas.getAllByRole('article')).not.toHaveLength(0));
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(48);
    await expect(canvas.getByRole('link', { name: 'Page 3 of 209', current: 'page' })).toBeVisible();
  },
});

export const MissingValues = meta.story({
  name: 'Without a picture, a category, a readable price',
  tags: ['partial', 'AC-051'],
  ...admin({
    route,
    prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ image_url: null, category: null, price: '12,50' }) }),
  }),
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
  ...admin({ route, prepare: (shop) => shop.program({ ...foods, changeJson: withRows(longFood) }) }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: longFood.name });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  tags: ['loading'],
  ...admin({ route, prepare: (shop) => shop.program({ ...foods, isSilent: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the foods...')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed request: an inline error, no toast',
  tags: ['refused', 'AC-137'],
  ...admin({ route, prepare: (shop) => shop.program({ ...foods, reply: { status: 500, text: '<h1>Oops</h1>' } }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('The foods could not be read.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
    backend().clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await findCard(canvas, 'Dal');
  },
});

export const Empty = meta.story({
  name: 'No foods yet',
  tags: ['empty'],
  ...admin({ route, scenario: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No foods yet' });
    await expect(canvas.getByRole('link', { name: 'Add the first food' })).toHaveAttribute('href', '/admin/add-food/');
  },
});

export const Search = meta.story({
  name: 'Search, sort order and category',
  ...admin({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
    await waitFor(() => expect(names(canvas)).toEqual(['Food Admin', 'Naan', 'Dal', 'Margherita', 'Kacchi']));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Curry');
    await waitFor(() => expect(names(canvas)).toEqual(['Food Admin', 'Naan', 'Dal']));
    const search = canvas.getByRole('searchbox', { name: 'Search foods' });
    await userEvent.type(search, 'sushi');
    await canvas.findByRole('heading', { name: 'Nothing found' });
    await expect(search).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show every food' }));
    await waitFor(() => expect(names(canvas)).toEqual(list));
    await expect(search).toHaveValue('');
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
  },
});

export const ConfirmationCancelled = meta.story({
  name: 'Confirmation of a named dish, cancelled',
  tags: ['confirmation', 'AC-096', 'AC-298'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'DELETE', path: '*', reply: { status: 204 } });
    const opener = (await findCard(canvas, 'Dal')).getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await expect(screen.getByRole('alertdialog', { name: 'Confirm Deletion' })).toHaveAccessibleDescription(
      'Are you sure you want to delete this Food item? This action cannot be undone.',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription('Dal');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(calls.hitCount()).toBe(0);
    await userEvent.click(opener);
  },
});

export const ConfirmationReplaced = meta.story({
  name: 'Delete on another food replaces the confirmation, which names the food; the focus goes to the next card',
  tags: ['AC-250'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('button', { name: 'Delete' }));
    await userEvent.click((await findCard(canvas, 'Naan')).getByRole('button', { name: 'Delete' }));
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription('Naan');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await expect(canvas.getByRole('article', { name: 'Kacchi' })).toHaveFocus();
    await expectToast(canvas, 'Item deleted successfully!');
    await expect(names(canvas)).toEqual(['Food Admin', 'Margherita', 'Dal', 'Kacchi']);
    await expect(canvas.getByRole('article', { name: 'Kacchi' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'A failed delete shows one toast, and the food stays',
  tags: ['delete-refused', 'AC-133'],
  ...admin({ route, prepare: (shop) => shop.program({ method: 'DELETE', path: '/api/food/{id}/', reply: { status: 500 } }) }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await expectToast(canvas, 'Delete failed!');
    await expect(canvas.getAllByText('Delete failed!')).toHaveLength(1);
    await waitFor(() => expect(names(canvas)).toEqual(list));
  },
});
