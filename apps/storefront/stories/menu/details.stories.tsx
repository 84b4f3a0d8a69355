import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { eachRow } from '../rows.ts';
import { storefront } from '../storefront-story.tsx';
import { pressTryAgain, wholeText, type Canvas } from '../canvas.ts';
import { windowOf } from '../window-size.ts';
import { detailPrice, textsOf } from '../texts-of.ts';
import { details } from '../../src/i18n/en/details.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { titles } from '../../src/i18n/en/titles.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';

const meta = preview.meta({ title: 'Pages/Details' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const detailsStory = (options: Options = {}) => storefront({ route: '/food/details/?id=2', scenario: 'fourDishes', ...options });
const foods = { method: 'GET', path: '/api/food/' } as const;

async function expectMenuLink(canvas: Canvas) {
  await expect(canvas.getByRole('link', { name: textsOf(details)('goToMenu') })).toHaveAttribute('href', '/food/');
}

export const FromTheMenu = meta.story({
  name: 'A dish opened from the menu',
  tags: ['filled', 'AC-028'],
  ...detailsStory({ route: '/food/' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Dal'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dal' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Dal' })).toBeVisible());
    await expect(canvas.getByText(wholeText('Red lentils tempered with garlic and panch phoron.'))).toBeVisible();
    await expect(canvas.getByText(detailPrice(12050))).toBeVisible();
    await expect(canvas.getByRole('button', { name: textsOf(details)('addToCart') })).toBeEnabled();
  },
});

export const OpenedDirectly = meta.story({
  name: 'Opened directly, with related dishes; the title is the name of the dish',
  tags: ['cold', 'AC-029', 'AC-190'],
  ...detailsStory(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Dal' });
    await waitFor(() => expect(document.title).toBe('Dal · My Food'));
    const relatedDishes = within(canvas.getByRole('region', { name: /Curry/ }));
    await expect(relatedDishes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Naan']);
    await expect(relatedDishes.getByRole('link', { name: textsOf(details)('seeAll') })).toHaveAttribute('href', '/food/?category=Curry');
    await userEvent.click(relatedDishes.getByRole('link', { name: textsOf(details)('seeAll') }));
    await waitFor(() => expect(document.title).toBe(`${textsOf(titles)('menu')} · My Food`));
  },
});

export const DemoMenu = meta.story({ name: 'A dish of the demo menu', ...storefront({ route: '/food/details/?id=1' }) });

export const NarrowPhone = meta.story({
  name: 'Narrowest phone: price and button share a line',
  tags: ['AC-179'],
  ...storefront({ route: '/food/details/?id=1' }),
  ...windowOf(320, 640),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: textsOf(details)('addToCart') });
    const price = canvas.getByText(detailPrice(42000)).getBoundingClientRect();
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeLessThan(60));
    await expect(price.right).toBeLessThan(button.getBoundingClientRect().left);
  },
});

export const WithoutId = meta.story({
  name: 'Opened without an id',
  tags: ['unchosen', 'AC-029'],
  ...detailsStory({ route: '/food/details/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(details)('noneTitle') });
    await expectMenuLink(canvas);
  },
});

export const Unknown = meta.story({
  name: 'Not on the menu',
  tags: ['missing'],
  ...detailsStory({ route: '/food/details/?id=404' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(details)('takenOffTitle') });
    await expectMenuLink(canvas);
  },
});

export const Loading = meta.story({
  name: 'Opened directly, loading',
  tags: ['loading'],
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, isHeld: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(menu)('loading'))).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const Failed = meta.story({
  name: 'Opened directly, the menu rejected',
  tags: ['refused', 'AC-932'],
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, reply: { status: 500 } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(textsOf(queryErrors)('serverError'));
    await expectMenuLink(canvas);
    await pressTryAgain(canvas, foods, textsOf(details)('loading'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Dal' })).toHaveFocus());
  },
});

export const Dropped = meta.story({
  name: 'Opened directly, the menu unreachable',
  tags: ['unreachable'],
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, isDropped: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(textsOf(queryErrors)('network'));
  },
});

export const UnreadablePrice = meta.story({
  name: 'Unreadable price: a dash, and the button is disabled',
  tags: ['unreadable-price'],
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ price: null }) }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: textsOf(details)('addToCart') })).toBeDisabled();
    await expect(canvas.getByText(textsOf(details)('noPriceTitle'))).toBeVisible();
  },
});

export const LongWords = meta.story({
  name: 'Long words',
  tags: ['long-words'],
  ...detailsStory({
    prepare: (shop) =>
      shop.program({
        ...foods,
        changeJson: eachRow({ name: `Dal${'a'.repeat(180)}`, description: `Lentils ${'tempered'.repeat(60)}`, price: '123456.75' }),
      }),
  }),
});

export const Bengali = meta.story({ name: 'Bengali', tags: ['bengali'], ...storefront({ route: '/food/details/?id=2' }) });

export const WithoutPicture = meta.story({
  name: 'Picture missing',
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ image_url: null, description: '' }) }) }),
});

export const BrokenPicture = meta.story({
  name: 'Picture broken',
  tags: ['broken-picture'],
  ...detailsStory({ prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ image_url: '/media/gone.webp' }) }) }),
});
