import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { Grid, Inline, Stack } from '../../layout/layout.tsx';
import { CardLink } from '../../link/link.tsx';
import { Avatar } from '../../picture/avatar.tsx';
import { CategoryTile } from '../category-tile/category-tile.tsx';
import { DishPicture } from './dish-picture.tsx';
import { biryani, broken, inlinePhotograph, photograph, pudding } from '../../picture/pictures.examples.ts';

const fitOf = (image: HTMLElement) => getComputedStyle(image).objectFit;

const meta = preview.meta({
  title: 'Components/Picture',
  tags: ['autodocs'],
  component: DishPicture,
  subcomponents: { Avatar },
  args: { src: biryani, alt: 'Kacchi Biryani', colorSeed: 0, size: 'row' as const },
});

/** An image without a background: shown on the backdrop with a margin. */
export const Cutout = meta.story({
  play: async ({ canvas }) => waitFor(() => expect(fitOf(canvas.getByRole('img', { name: 'Kacchi Biryani' }))).toBe('contain')),
});

/** Covers the backdrop. */
export const Photograph = meta.story({
  args: { src: photograph },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Kacchi Biryani' });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    await expect(fitOf(image)).toBe('cover');
  },
});

/** A placeholder is shown; the invisible image keeps its accessible name. */
export const Broken = meta.story({
  args: { src: broken },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Kacchi Biryani' });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(getComputedStyle(image).opacity).toBe('0');
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { src: null, alt: '' },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
});

export const EmptyUrl = meta.story({
  name: 'AC-659 an empty URL is no picture',
  tags: ['!autodocs'],
  render: () => (
    <Inline>
      <DishPicture src="" alt="Kacchi Biryani" colorSeed={0} size="row" />
      <Avatar src="" alt="Rahim Uddin" />
      <CategoryTile name="Curries" pictureUrl="" colorSeed={1} link={(name) => <CardLink href="#">{name}</CardLink>} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['Kacchi Biryani', 'Rahim Uddin']);
  },
});

function Signed() {
  const [signature, setSignature] = useState('');
  return (
    <Inline>
      <DishPicture src={biryani + signature} alt="Kacchi Biryani" colorSeed={0} size="row" />
      <DishPicture src={inlinePhotograph + signature} alt="Broken by a query" colorSeed={1} size="row" />
      <CategoryTile name="Curries" pictureUrl={biryani + signature} colorSeed={1} link={(name) => <CardLink href="#">{name}</CardLink>} />
      <Button onClick={() => setSignature('?signature')}>Read again</Button>
    </Inline>
  );
}

export const SignedAnew = meta.story({
  name: 'AC-883 a picture whose URL has another query stays until that has loaded, and gives way to a placeholder if it fails',
  tags: ['!autodocs'],
  render: () => <Signed />,
  play: async ({ canvas, canvasElement }) => {
    const images = () => [...canvasElement.querySelectorAll('img')];
    const shown = () => images().map((image) => getComputedStyle(image).opacity);
    await waitFor(() => expect(shown()).toEqual(['1', '1', '1']));
    const before = images();
    await userEvent.click(canvas.getByRole('button'));
    await expect(images().map((image, index) => image === before[index])).toEqual([true, true, true]);
    await expect([shown()[0], shown()[2]]).toEqual(['1', '1']);
    await waitFor(() => expect(shown()).toEqual(['1', '0', '1']));
    await expect(images().map(({ src }) => src.endsWith('?signature'))).toEqual([true, true, true]);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Grid columns={{ base: 1, medium: 2, large: 4 }}>
        <DishPicture src={biryani} alt="" colorSeed={0} />
        <DishPicture src={photograph} alt="" colorSeed={1} />
        <DishPicture src={broken} alt="" colorSeed={2} />
        <DishPicture src={null} alt="" colorSeed={3} />
        <DishPicture src={pudding} alt="" colorSeed={4} size="large" />
        <DishPicture src={photograph} alt="" colorSeed={5} size="large" />
      </Grid>
      <Inline>
        <DishPicture src={biryani} alt="" colorSeed={1} size="row" />
        <DishPicture src={photograph} alt="" colorSeed={1} size="row" />
        <DishPicture src={null} alt="" colorSeed={1} size="row" />
        <DishPicture src={biryani} alt="" colorSeed={2} size="thumb" />
        <DishPicture src={null} alt="" colorSeed={2} size="thumb" />
      </Inline>
    </Stack>
  ),
});

export const Avatars = meta.story({
  parameters: { baseline: 'page' },
  render: () => (
    <Inline>
      <Avatar src={null} alt="No picture" />
      <Avatar src={broken} alt="Rahim Uddin" size="m" />
      <Avatar src={photograph} alt="Karima Begum" size="l" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('img')].map((image) => getComputedStyle(image).opacity)).toEqual(['0', '1']),
    );
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt'))).toEqual([
      'No picture',
      'Rahim Uddin',
      'Karima Begum',
    ]);
  },
});
