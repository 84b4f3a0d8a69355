import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { windowOf } from '../window-size.ts';
import { textsOf } from '../texts-of.ts';
import { menu } from '../../src/i18n/en/menu.ts';

const meta = preview.meta({ title: 'Pages/Menu/Choosing a category', tags: ['height'] });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const onPhone = (options: Options = {}) => ({ ...storefront({ route: '/food/', ...options }), ...windowOf(375, 667) });

const rectOf = (element: Element) => element.getBoundingClientRect();
const radio = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const all = () => textsOf(menu)('all');
const waitForDishes = (canvas: Canvas, count: number) => canvas.findByText(textsOf(menu)('found', { count }));

/** The positions of the rendered dishes among the results. */
const positionsIn = (canvas: Canvas) =>
  within(canvas.getByRole('main'))
    .getAllByRole('listitem')
    .map((item: HTMLElement) => item.getAttribute('aria-posinset'));

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** The results begin right below the categories, with their first dish. */
async function expectResultsBelow(canvas: Canvas, pill: Element) {
  const edge = rectOf(pill).bottom;
  const { top } = rectOf(canvas.getByRole('region', { name: textsOf(menu)('dishes') }));
  await expect(top).toBeGreaterThanOrEqual(edge);
  await expect(top).toBeLessThan(edge + 30);
  await waitFor(() => {
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    return expect(first && rectOf(first).bottom).toBeLessThan(window.innerHeight);
  });
  const [first] = canvas.getAllByRole('heading', { level: 2 });
  await expect(first && rectOf(first).top).toBeGreaterThan(edge);
}

/** The whole of a pill is in the row, which is as wide as the window. */
async function expectInRow(canvas: Canvas, category: string) {
  await waitFor(() => expect(radio(canvas, category)).toBeChecked());
  await waitFor(() => expect(rectOf(radio(canvas, category)).right).toBeLessThanOrEqual(375));
  await expect(rectOf(radio(canvas, category)).left).toBeGreaterThanOrEqual(0);
}

export const Scrolled = meta.story({
  name: 'Far down the menu: the results begin below the categories',
  tags: ['AC-382'],
  ...onPhone(),
  play: async ({ canvas }) => {
    await waitForDishes(canvas, 36);
    scrollTo(3000);
    const { top } = rectOf(radio(canvas, all()));
    await userEvent.click(radio(canvas, 'Curries'));
    await waitForDishes(canvas, 6);
    await expectResultsBelow(canvas, radio(canvas, 'Curries'));
    await expect(rectOf(radio(canvas, 'Curries')).top).toBe(top);

    await userEvent.click(radio(canvas, all()));
    await waitForDishes(canvas, 36);
    scrollTo(3000);
    await userEvent.keyboard('{ArrowRight}');
    const next = canvas.getByRole('radio', { checked: true });
    await expect(next).not.toBe(radio(canvas, all()));
    await expect(next).toHaveFocus();
    await expectResultsBelow(canvas, next);
  },
});

export const ManyDishes = meta.story({
  name: 'Far down thousands of dishes: those of the category are rendered, from the first one',
  tags: ['AC-382'],
  ...onPhone({ scenario: 'manyDishes' }),
  play: async ({ canvas }) => {
    const category = await canvas.findByRole('radio', { name: 'Sylhet Kitchen' });
    await canvas.findAllByRole('heading', { level: 2 });
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(40_000));
    scrollTo(30_000);
    await waitFor(() => expect(positionsIn(canvas)).not.toContain('1'));
    await userEvent.click(category);
    await waitFor(() => expect(positionsIn(canvas)[0]).toBe('1'));
    await expectResultsBelow(canvas, category);
  },
});

export const AtTheTop = meta.story({
  name: 'At the top, and while typing: nothing scrolls',
  tags: ['AC-382'],
  ...onPhone(),
  play: async ({ canvas }) => {
    await waitForDishes(canvas, 36);
    await userEvent.click(radio(canvas, 'Curries'));
    await waitForDishes(canvas, 6);
    await expect(window.scrollY).toBe(0);
    await userEvent.click(radio(canvas, all()));
    await waitForDishes(canvas, 36);
    await userEvent.click(canvas.getByRole('searchbox', { name: textsOf(menu)('search') }));
    scrollTo(200);
    await userEvent.keyboard('bi');
    await waitFor(() => expect(canvas.queryByText(textsOf(menu)('found', { count: 36 }))).not.toBeInTheDocument());
    await expect(window.scrollY).toBe(200);
  },
});

export const Opened = meta.story({
  name: 'Opened with a category: its pill is in view, and the page is at its top',
  tags: ['AC-383'],
  ...onPhone({ route: '/food/?category=Drinks' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Drinks' });
    await expectInRow(canvas, 'Drinks');
    await expect(window.scrollY).toBe(0);
    radio(canvas, all()).closest('label')?.scrollIntoView({ inline: 'start', block: 'nearest' });
    await userEvent.click(radio(canvas, all()));
    await expectInRow(canvas, all());
    // Without a focus, which the browser reveals itself.
    radio(canvas, 'Drinks').click();
    await expectInRow(canvas, 'Drinks');
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: the pill of the category is in view',
  tags: ['AC-383'],
  ...onPhone({ route: '/food/?category=Drinks' }),
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Drinks' });
    await expectInRow(canvas, 'Drinks');
  },
});
