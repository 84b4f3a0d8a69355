import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export const guidance: Guidance = {
  title: 'Components/Notice',
  status: 'stable',
  use: ['For a message that stays as long as it is true, beside what it is about.', 'In a `StatusRegion` when it appears after an action.'],
  avoid: [
    'For the success of an action: use a Toast.',
    'For an error of one field: that belongs to the field.',
    'For decoration: two notices on a page are one too many.',
  ],
  comparisons: [
    {
      good: (
        <Notice tone="warning" title="One price has changed" actions={<Button size="s">Show it</Button>}>
          The total has been updated.
        </Notice>
      ),
      because: 'It says what happened, what follows and what can be done.',
      poor: <Notice tone="critical">Error 409</Notice>,
      instead: 'A number for machines, and no way on.',
    },
  ],
  words: ['The title is the message; the text is the consequence.', 'No exclamation marks and no blame.'],
  keyboard: [['Tab', 'Moves the focus to its actions. The notice itself takes none.']],
  screenReader: 'Read in its place. In a `StatusRegion`, which is there before, it is read when it appears, after the current sentence.',
};
