import type { Guidance } from '../../stories/docs/guidance.ts';
import { Progress } from './progress.tsx';

export const guidance: Guidance = {
  title: 'Components/Progress',
  status: 'new',
  use: ['For work whose amount is known: 12 of 40 dishes saved.', 'Without a value while the amount is not known yet.'],
  avoid: ['For a page on its way: use a Progress bar.', 'For less than a second.'],
  comparisons: [
    {
      good: <Progress label="Saving" value={12} max={40} valueText="12 of 40 dishes" />,
      because: 'The text says how many of how many.',
      poor: <Progress label="Please wait" value={12} max={40} />,
      instead: 'A percentage of something.',
    },
  ],
  words: ['The label is what is being done.', '`valueText` counts things, not percents.'],
  keyboard: [],
  screenReader: 'A progress bar with its label and `valueText`, when one moves to it. It is not announced while it grows.',
};
