import type { Guidance } from '../../stories/docs/guidance.ts';
import { TrashIcon } from '../icons/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { Button, IconButton } from './button.tsx';

export const guidance: Guidance = {
  title: 'Components/Button',
  status: 'stable',
  use: [
    'For an action on this page: add, save, delete.',
    'One primary button per view, for what most people came to do.',
    'An IconButton where space is short and the icon is known to everybody.',
  ],
  avoid: [
    'To go to another page: that is a Link or a ButtonLink, which can be opened in a new tab.',
    'For a choice that stays: use a Checkbox, a Segmented control or `aria-pressed`.',
  ],
  comparisons: [
    {
      good: (
        <Inline>
          <Button>Save</Button>
          <Button variant="quiet">Cancel</Button>
        </Inline>
      ),
      because: 'One primary action. The other one is quiet.',
      poor: (
        <Inline>
          <Button>Save</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      instead: 'Two primary buttons leave the choice to chance.',
    },
    {
      good: <Button variant="critical">Delete</Button>,
      because: 'A destructive action says what it does.',
      poor: <IconButton label="Delete" icon={<TrashIcon />} isDisabled />,
      instead: 'Disable a button without a reason beside it. Let people press it, then say what is missing.',
    },
  ],
  words: [
    'A verb, or a verb and its object: ‘Add to Order’.',
    'The same words as the heading of what it opens.',
    'While it is loading the text stays: the spinner replaces it only visually.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button, also while it is loading.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it on release.'],
  ],
  screenReader:
    'The text and ‘button’. A loading button is announced as unavailable and busy, and keeps the focus. An IconButton is announced by its label.',
};
