import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const guidance: Guidance = {
  title: 'Components/Empty state',
  status: 'stable',
  use: [
    'Where a list has no entries, with a way to the first one.',
    'An InlineError where a list could not be read, with a way to try again.',
  ],
  avoid: ['While the list is still being read: use a Skeleton.', 'An empty state for an error: people would think their orders are gone.'],
  comparisons: [
    {
      good: (
        <EmptyState
          headingLevel={3}
          title="No orders yet"
          text="Your receipts will be here."
          actions={<Button size="s">Browse the menu</Button>}
        />
      ),
      because: 'What will be here, and how.',
      poor: <EmptyState headingLevel={3} title="Nothing found" />,
      instead: 'A dead end.',
    },
  ],
  words: ['The title says what is not there, the text what will be.', 'An error says what happened and that nothing is lost.'],
  keyboard: [['Tab', 'Moves the focus to its actions.']],
  screenReader:
    'A heading of the given level, and text; the picture is an ornament. An InlineError is an alert and is read at once, unless it is quiet.',
};
