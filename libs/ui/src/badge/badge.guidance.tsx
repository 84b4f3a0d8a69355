import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { Badge } from './badge.tsx';

export const guidance: Guidance = {
  title: 'Components/Badge',
  status: 'stable',
  use: ['For the state of one thing: paid, sold out, new.'],
  avoid: ['For an action: a badge cannot be pressed. Use a Button or a removable Tag.', 'For a message: use a Notice.'],
  comparisons: [
    {
      good: <Badge tone="critical">Sold out</Badge>,
      because: 'The text says it. The colour only repeats it.',
      poor: <Badge tone="critical">!</Badge>,
      instead: 'Colour and a sign alone say nothing to a screen reader or without colours.',
    },
    {
      good: <Button size="s">Show all</Button>,
      because: 'What can be pressed is a button.',
      poor: <Badge tone="accent">Show all</Badge>,
      instead: 'A badge that looks like a button but does nothing.',
    },
  ],
  words: ['One or two words, without a full stop.', 'An adjective or a participle: ‘New’, ‘Sold out’.'],
  keyboard: [],
  screenReader: 'Its text, in its place in the sentence.',
};
