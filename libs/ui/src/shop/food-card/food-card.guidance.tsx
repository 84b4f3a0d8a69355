import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Button } from '../../button/button.tsx';
import { NameLink } from '../../link/link.tsx';
import { Price } from '../../price/price.tsx';
import { DishPicture } from '../dish-picture/dish-picture.tsx';
import { FoodCard } from './food-card.tsx';

const picture = <DishPicture src={null} alt="" colorSeed={0} />;
const nameLink = <NameLink href="#/food/details/">Kacchi Biryani</NameLink>;

export const guidance: Guidance = {
  title: 'Components/Food card',
  status: 'stable',
  use: ['For a dish among others: picture, name, price, one action.'],
  avoid: ['For one dish alone: that is a page.', 'For more than two actions: use a Menu.'],
  comparisons: [
    {
      good: (
        <FoodCard
          pictureLink={picture}
          nameLink={nameLink}
          price={<Price amount="420.00" sign="৳" />}
          actions={<Button size="s">Add to Order</Button>}
        />
      ),
      because: 'One link, one price, one action.',
      poor: <FoodCard pictureLink={picture} nameLink="Kacchi Biryani" actions={<Button size="s">Buy now!!!</Button>} />,
      instead: 'An action without a price, and no way to the details.',
    },
  ],
  words: ['The name as the admin wrote it.'],
  keyboard: [
    ['Tab', 'Moves from the name to the actions. The picture takes no focus.'],
    ['Enter', 'Opens the dish, or presses the action.'],
  ],
  screenReader: 'An article with a heading that is a link, the price and the actions. Bengali names carry their language.',
};
