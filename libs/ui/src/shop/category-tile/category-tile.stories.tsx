import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Grid } from '../../layout/layout.tsx';
import { CardLink } from '../../link/link.tsx';
import { biryani, broken, photograph, pudding } from '../../picture/pictures.examples.ts';
import { CategoryTile, CategoryTileSkeleton } from './category-tile.tsx';

const meta = preview.meta({
  title: 'Components/Category tile',
  tags: ['autodocs'],
  component: CategoryTile,
  args: { name: 'Rice & Biryani', pictureUrl: biryani, colorSeed: 0, link: (name) => <CardLink href="#/food/">{name}</CardLink> },
  decorators: [
    (Story) => (
      <Grid columns={{ base: 1, medium: 2, large: 3 }}>
        <Story />
      </Grid>
    ),
  ],
});

/** Tested by keyboard focus, because a simulated pointer does not set `:hover`. */
export const BlurredUntilFocused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const filter = () => getComputedStyle(canvasElement.querySelector('img') ?? canvasElement).filter;
    await expect(filter()).toMatch(/^blur/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rice & Biryani' })).toHaveFocus();
    await waitFor(() => expect(filter()).toBe('none'));
    await userEvent.tab();
    await waitFor(() => expect(filter()).toMatch(/^blur/));
  },
});

export const CoveredByItsLink = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const tile = canvasElement.querySelector('img')?.parentElement?.getBoundingClientRect();
    await expect(document.elementFromPoint((tile?.left ?? 0) + 30, (tile?.top ?? 0) + 30)).toBe(canvas.getByRole('link'));
  },
});

/** The loading state: the size of a tile, hidden from screen readers. */
export const Skeleton = meta.story({
  render: (args) => (
    <>
      <CategoryTile {...args} />
      <CategoryTileSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sizeOf = (element: Element | null | undefined) => [element?.clientWidth ?? 0, element?.clientHeight ?? 0];
    const tile = sizeOf(canvas.getByRole('link').parentElement?.parentElement);
    await expect(Math.min(...tile)).toBeGreaterThan(100);
    await expect(sizeOf(canvasElement.querySelector('[aria-hidden]:empty'))).toEqual(tile);
  },
});

export const LargeText = meta.story({
  name: 'Large text breaks no word in two columns',
  tags: ['!autodocs', 'AC-572'],
  globals: { textSize: '150' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '239px' }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'Desserts' },
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Desserts'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <>
      <CategoryTile {...args} />
      <CategoryTile {...args} name="মিষ্টি" pictureUrl={pudding} colorSeed={1} />
      <CategoryTile {...args} name="Curries" pictureUrl={photograph} colorSeed={2} />
      <CategoryTile {...args} name="Fails" pictureUrl={broken} colorSeed={3} />
      <CategoryTile {...args} name="No picture" pictureUrl={null} colorSeed={4} />
      <CategoryTile {...args} name="Street food and other surprisingly long names" pictureUrl={pudding} colorSeed={5} />
    </>
  ),
});
