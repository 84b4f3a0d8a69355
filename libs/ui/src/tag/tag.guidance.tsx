import type { Guidance } from '../../stories/docs/guidance.ts';
import { Inline } from '../layout/layout.tsx';
import { Tag } from './tag.tsx';

export const guidance: Guidance = {
  title: 'Components/Tag',
  status: 'new',
  use: ['For a property or an active filter, with a button that removes it.'],
  avoid: ['For the state of a thing: use a Badge.', 'To choose from options: use a Radio or a Checkbox.'],
  comparisons: [
    {
      good: <Tag removeLabel="Remove filter Rice">Rice</Tag>,
      because: 'The name of the button says what it removes.',
      poor: (
        <Inline>
          <Tag removeLabel="Remove">Everything that has rice, and is not sold out, by price</Tag>
        </Inline>
      ),
      instead: 'A sentence in a tag, and a button that could remove anything.',
    },
  ],
  words: ['One to three words.', '`removeLabel` is ‘Remove’ and the name of the tag.'],
  keyboard: [
    ['Tab', 'Moves the focus to the remove button. A tag without one takes no focus.'],
    ['Enter', 'Removes it, as does Space. The owner moves the focus on.'],
  ],
  screenReader: 'The text, then the remove button with its own name.',
};
