import type { Guidance } from '../../stories/docs/guidance.ts';
import { Text } from '../text/text.tsx';
import { DefinitionList } from './definition-list.tsx';

export const guidance: Guidance = {
  title: 'Components/Definition list',
  status: 'stable',
  use: ['For the properties of one thing: a profile, an order.', 'For names with their explanation, such as keyboard shortcuts.'],
  avoid: ['For several things with the same properties: use a Table.', 'For what can be changed: use fields.'],
  comparisons: [
    {
      good: <DefinitionList items={[{ term: 'Phone Number', details: '01700 000000' }]} />,
      because: 'Term and value belong together, also without eyes.',
      poor: <Text>Phone Number .......... 01700 000000</Text>,
      instead: 'Dots that a screen reader reads.',
    },
  ],
  words: ['Terms are nouns, without a colon.'],
  keyboard: [],
  screenReader: 'A list of terms, each with its details.',
};
