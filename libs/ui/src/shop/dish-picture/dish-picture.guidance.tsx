import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Avatar } from '../../picture/avatar.tsx';
import { DishPicture } from './dish-picture.tsx';

export const guidance: Guidance = {
  title: 'Components/Picture',
  status: 'stable',
  use: [
    'DishPicture for a dish, with its colour from `colorSeed`; Avatar for a person.',
    'With `isPriority` for the largest picture of the first screen.',
  ],
  avoid: ['For icons.', 'For pictures that carry text.'],
  comparisons: [
    {
      good: <DishPicture src={null} alt="" colorSeed={1} />,
      because: 'A missing picture keeps its place and its colour.',
      poor: <Avatar src={null} alt="" />,
      instead: 'An Avatar for a dish: the figure of a person.',
    },
  ],
  words: ['`alt` is the name of the dish; empty where the name is beside it.'],
  keyboard: [],
  screenReader: 'An image with its `alt`; with an empty one, nothing. A picture that fails keeps its name.',
};
