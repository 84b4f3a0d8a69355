import { expect } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { Grid } from '../../layout/layout.tsx';
import { NameLink, PictureLink } from '../../link/link.tsx';
import { DishPicture } from '../dish-picture/dish-picture.tsx';
import { biryani, broken, photograph } from '../../picture/pictures.examples.ts';
import { Price } from '../../price/price.tsx';
import { FoodCard } from './food-card.tsx';

const details = '#/food/details/';

const createPictureLink = (src: string | null, colorSeed: number) => (
  <PictureLink href={details} aria-label="Picture of the dish">
    <DishPicture src={src} alt="" colorSeed={colorSeed} />
  </PictureLink>
);
const createNameLink = (name: string) => <NameLink href={details}>{name}</NameLink>;

const meta = preview.meta({
  title: 'Components/Food card',
  tags: ['autodocs'],
  component: FoodCard,
  args: {
    pictureLink: createPictureLink(biryani, 0),
    nameLink: createNameLink('Kacchi Biryani'),
    price: <Price amount="420.00" sign="৳" size="l" />,
    actions: <Button size="s">Add to Order</Button>,
  },
  decorators: [
    (Story) => (
      <Grid columns={{ base: 1, medium: 2, large: 4 }}>
        <Story />
      </Grid>
    ),
  ],
});

export const ForCustomers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Kacchi Biryani' })).toBeVisible();
    await expect(canvas.getByText('৳420.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to Order' })).toBeVisible();
  },
});

export const ForAdmins = meta.story({
  args: {
    pictureLink: <DishPicture src={biryani} alt="" colorSeed={1} />,
    nameLink: 'Kacchi Biryani',
    price: <Price amount="420.00" sign="$" />,
    actions: (
      <>
        <Button variant="quiet" size="s">
          Update
        </Button>
        <Button variant="critical" size="s">
          Delete
        </Button>
      </>
    ),
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <>
      <FoodCard {...args} badge={<Badge tone="accent">2 in your order</Badge>} />
      <FoodCard {...args} nameLink={createNameLink('কাচ্চি বিরিয়ানি')} pictureLink={createPictureLink(photograph, 1)} />
      <FoodCard {...args} nameLink={createNameLink('A picture that fails')} pictureLink={createPictureLink(broken, 2)} />
      <FoodCard
        {...args}
        nameLink={createNameLink('Donaudampfschifffahrtsgesellschaftsgulasch with many more words than a name should have')}
        pictureLink={createPictureLink(null, 3)}
        price={<Price amount={null} sign="৳" />}
      />
    </>
  ),
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
