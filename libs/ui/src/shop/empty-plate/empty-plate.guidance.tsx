import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Button } from '../../button/button.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { DishPicture } from '../dish-picture/dish-picture.tsx';
import { EmptyPlate } from './empty-plate.tsx';

export const guidance: Guidance = {
  title: 'Components/Empty plate',
  status: 'new',
  use: ['As the picture of an Empty state of the shop: no dishes, no orders, an empty cart.'],
  avoid: [
    'For a dish without a picture: a Dish picture shows its own placeholder.',
    'Beside text that says what the picture would have to say.',
  ],
  comparisons: [
    {
      good: (
        <EmptyState headingLevel={3} title="No orders yet" picture={<EmptyPlate />} actions={<Button size="s">Browse the menu</Button>} />
      ),
      because: 'The plate is an ornament, the title says what is missing.',
      poor: <DishPicture src={null} alt="Kacchi Biryani" colorSeed={1} size="thumb" />,
      instead: 'A dish without a picture is not empty: it keeps its colour.',
    },
  ],
  words: ['It has none: the title of the Empty state has them.'],
  keyboard: [],
  screenReader: 'Nothing: it is an ornament.',
};
