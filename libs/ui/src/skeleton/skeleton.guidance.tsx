import type { Guidance } from '../../stories/docs/guidance.ts';
import { Text } from '../text/text.tsx';
import { Skeleton } from './skeleton.tsx';

export const guidance: Guidance = {
  title: 'Components/Skeleton',
  status: 'stable',
  use: [
    'While content of known shape is being read: it keeps the place, so that nothing moves.',
    'In the slots of a Food card: `picture`, `line` and `button` give it the height of the card that replaces it.',
  ],
  avoid: ['For an action that runs: use `isLoading` of the Button.', 'For what may turn out to be empty or small.'],
  comparisons: [
    {
      good: <Skeleton shape="row" />,
      because: 'The shape of what will be there.',
      poor: <Text tone="muted">…</Text>,
      instead: 'A line that grows into a page.',
    },
  ],
  words: ['A visible or hidden text beside it says that it is loading.'],
  keyboard: [],
  screenReader: 'Nothing: it is hidden. The text beside it is read.',
};
