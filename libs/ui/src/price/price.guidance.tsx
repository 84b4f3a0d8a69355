import type { Guidance } from '../../stories/docs/guidance.ts';
import { Text } from '../text/text.tsx';
import { Price } from './price.tsx';

export const guidance: Guidance = {
  title: 'Components/Price',
  status: 'stable',
  use: ['For every amount of money: figures of equal width, the sign of the currency, two decimals.'],
  avoid: ['For quantities and percentages.'],
  comparisons: [
    {
      good: <Price amount="450.00" sign="৳" />,
      because: 'The sign has a Bengali glyph, the figures line up.',
      poor: <Text>450 taka only!</Text>,
      instead: 'An amount as prose.',
    },
  ],
  words: ['A price that cannot be read is a dash, never zero.'],
  keyboard: [],
  screenReader: 'The sign and the figures.',
};
