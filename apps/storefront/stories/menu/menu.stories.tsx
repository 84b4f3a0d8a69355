import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { withRows } from '../rows.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { cardOf, pressTryAgain, type Canvas } from '../canvas.ts';
import { money, textsOf } from '../texts-of.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { lists } from '../../src/i18n/en/lists.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';

const meta = preview.meta({ title: 'Pages/Menu' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const menuStory = (options: Options = {}) => storefront({ route: '/food/', scenario: 'fourDishes', ...options });
const foods = { method: 'GET', path: '/api/food/' } as const;
const categories = { method: 'GET', path: '/api/category/' } as const;

const names = (canvas: Canvas) => canvas.queryAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);
const radios = (canvas: Canvas) => canvas.getAllByRole('radio').map((radio: HTMLElement) => radio.closest('label')?.textContent);
const everything = ['Margherita', 'Dal', 'Naan', 'Kacchi'];

/** Presses a button that its own press removes. */
async function expectFocusOnDishes(canvas: Canvas, button: 'clearSearch' | 'showAll' | 'searchEverywhere') {
  (await canvas.findByRole('button', { name: textsOf(menu)(button) })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.queryByRole('button', { name: textsOf(menu)(button) })).not.toBeInTheDocument());
  await expect(canvas.getByRole('region', { name: textsOf(menu)('dishes') })).toHaveFocus();
}

/** The whole text of the alert: that the menu could not be loaded, and why. */
async function expectFailure(canvas: Canvas, ...reasons: readonly string[]) {
  const { textContent } = await canvas.findByRole('alert');
  await expect(textContent).toBe(textsOf(menu)('failed', { reason: reasons.join(' ') }) + textsOf(layout)('tryAgain'));
}

export const FourDishes = meta.story({
  name: 'Heading, radios and cards with one link each',
  tags: ['filled', 'AC-020', 'AC-022', 'AC-297'],
  ...menuStory(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(menu)('heading') });
    await canvas.findByRole('radio', { name: 'Rice' });
    await waitFor(() => expect(names(canvas)).toEqual(everything));
    await expect(radios(canvas)).toEqual([textsOf(menu)('all'), 'Pizza', 'Curry', 'Rice']);
    await expect(canvas.getByRole('radio', { name: textsOf(menu)('all') })).toBeChecked();
    const card = cardOf(canvas, 'Dal');
    await waitFor(() => expect(card.getByRole('img', { name: 'Dal', hidden: true })).toBeVisible());
    // The picture is a link for pointers alone.
    await expect(card.getAllByRole('link')).toHaveLength(1);
    await expect(card.getByText(money(12050))).toBeVisible();
    await expect(card.getByRole('button', { name: textsOf(menu)('addToOrder') })).toBeEnabled();
  },
});

export const Filtered = meta.story({
  name: 'Filtered by category, then all dishes',
  tags: ['category', 'AC-021'],
  ...menuStory(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Curry' }));
    await waitFor(() => expect(names(canvas)).toEqual(['Dal', 'Naan']));
    await expect(canvas.getByRole('radio', { name: 'Curry' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: textsOf(menu)('all') }));
    await waitFor(() => expect(names(canvas)).toEqual(everything));
  },
});

export const DemoMenu = meta.story({ name: 'The demo menu', ...storefront({ route: '/food/' }) });

export const Loading = meta.story({
  name: 'Loading until the cards are rendered',
  tags: ['loading', 'AC-025'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, isHeld: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(menu)('loading'))).toBeVisible();
    backend().clearFaults();
    await canvas.findByRole('heading', { name: 'Dal' });
    await expect(canvas.queryByText(textsOf(menu)('loading'))).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Rejected: an inline error, and a retry',
  tags: ['refused', 'AC-026', 'AC-371', 'AC-932'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, reply: { status: 500, json: { detail: 'The stove is cold.' } } }) }),
  play: async ({ canvas }) => {
    await expectFailure(canvas, textsOf(queryErrors)('serverError'), 'The stove is cold.');
    await expect(canvas.queryByText(textsOf(menu)('loading'))).not.toBeInTheDocument();
    await pressTryAgain(canvas, foods, textsOf(menu)('loading'));
    await canvas.findByRole('heading', { name: 'Dal' });
    await expect(canvas.getByRole('region', { name: textsOf(menu)('dishes') })).toHaveFocus();
  },
});

export const FailedWithHtml = meta.story({
  name: 'Rejected with an HTML page: none of it is shown',
  ...menuStory({
    prepare: (shop) => shop.program({ ...foods, reply: { status: 502, text: '<h1>Bad Gateway</h1>', contentType: 'text/html' } }),
  }),
  play: async ({ canvas }) => {
    await expectFailure(canvas, textsOf(queryErrors)('serverError'));
  },
});

export const Dropped = meta.story({
  name: 'Unreachable: an inline error immediately',
  tags: ['unreachable', 'AC-027'],
  ...menuStory({ prepare: (shop) => shop.program({ ...foods, isDropped: true }) }),
  play: async ({ canvas }) => {
    await expectFailure(canvas, textsOf(queryErrors)('network'));
    await expect(canvas.queryByText(textsOf(menu)('loading'))).not.toBeInTheDocument();
  },
});

export const WithoutCategories = meta.story({
  name: 'Categories rejected: their names come from the dishes',
  tags: ['without-categories'],
  ...menuStory({ prepare: (shop) => shop.program({ ...categories, reply: { status: 500 } }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Rice' });
    await expect(radios(canvas)).toEqual([textsOf(menu)('all'), 'Pizza', 'Curry', 'Rice']);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'No dishes at all',
  tags: ['empty'],
  ...menuStory({ scenario: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: textsOf(menu)('emptyTitle') })).toBeVisible();
  },
});

export const EmptyCategory = meta.story({
  name: 'A category without dishes keeps its radio',
  tags: ['empty-category', 'AC-371'],
  ...menuStory({
    route: '/food/?category=Soups',
    prepare: (shop) => shop.program({ ...categories, changeJson: withRows({ id: 99, name: 'Soups', food_image_url: null }) }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Soups' })).toBeChecked();
    await canvas.findByRole('heading', { name: textsOf(menu)('categoryEmpty', { category: 'Soups' }) });
    await expectFocusOnDishes(canvas, 'showAll');
    await waitFor(() => expect(names(canvas)).toEqual(everything));
  },
});

export const UnknownCategory = meta.story({
  name: 'An unknown category in the URL selects All',
  tags: ['AC-650'],
  ...menuStory({ route: '/food/?category=Nowhere' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Rice' });
    await waitFor(() => expect(names(canvas)).toEqual(everything));
    await expect(canvas.getByRole('radio', { name: textsOf(menu)('all') })).toBeChecked();
  },
});

export const Search = meta.story({
  name: 'Search and sort order',
  ...menuStory(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dal' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(lists)('sortBy') }), textsOf(menu)('priceAscending'));
    await waitFor(() => expect(names(canvas)).toEqual(['Naan', 'Dal', 'Margherita', 'Kacchi']));
    const search = canvas.getByRole('searchbox', { name: textsOf(menu)('search') });
    await userEvent.type(search, 'GÀRLIC');
    await expect(search).toHaveValue('GÀRLIC');
    await waitFor(() => expect(names(canvas)).toEqual(['Dal']));
    await expect(search).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  name: 'No match: the search can be cleared, and no count is shown',
  tags: ['no-match', 'AC-180', 'AC-371'],
  ...menuStory({ route: '/food/?q=sushi&category=Rice' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: textsOf(menu)('noMatch', { query: 'sushi' }) });
    await expect(canvas.queryByText(textsOf(menu)('found', { count: 0 }))).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('region', { name: textsOf(menu)('dishes') })).getByRole('status')).toHaveTextContent(
      textsOf(menu)('noneFound'),
    );
    await expect(canvas.getByRole('searchbox', { name: textsOf(menu)('search') })).toHaveValue('sushi');
    await expectFocusOnDishes(canvas, 'searchEverywhere');
    await expectFocusOnDishes(canvas, 'clearSearch');
    await waitFor(() => expect(names(canvas)).toEqual(everything));
    await expect(canvas.getByRole('searchbox', { name: textsOf(menu)('search') })).toHaveValue('');
  },
});
