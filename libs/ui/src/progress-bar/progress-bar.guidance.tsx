import type { Guidance } from '../../stories/docs/guidance.ts';
import { Progress } from '../progress/progress.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export const guidance: Guidance = {
  title: 'Components/Progress bar',
  status: 'stable',
  use: ['While the next page is on its way, at the upper edge of the window.'],
  avoid: ['For work of known amount: use Progress.', 'For a part of a page: use a Skeleton.'],
  comparisons: [
    {
      good: <Skeleton shape="row" />,
      because: 'A part of a page that is being read keeps its place with a Skeleton.',
      poor: <Progress label="Loading" />,
      instead: 'A bar in the middle of a page that then moves.',
    },
  ],
  words: ['‘Loading’.'],
  keyboard: [],
  screenReader: 'A progress bar without a value, while it is visible. The new page announces itself by its title.',
};
