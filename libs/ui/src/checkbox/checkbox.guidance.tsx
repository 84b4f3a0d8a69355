import type { Guidance } from '../../stories/docs/guidance.ts';
import { Stack } from '../layout/layout.tsx';
import { Checkbox } from './checkbox.tsx';

export const guidance: Guidance = {
  title: 'Components/Checkbox',
  status: 'new',
  use: [
    'For a choice of yes or no that takes effect with the form.',
    'For several of many, such as the selected rows of a table.',
    'Indeterminate for ‘all’ above some that are selected.',
  ],
  avoid: ['For one of several: use a Radio or a Segmented control.', 'For what happens at once and elsewhere: use a Button.'],
  comparisons: [
    {
      good: <Checkbox label="Show sold out dishes" defaultChecked />,
      because: 'It is clear what a tick means.',
      poor: <Checkbox label="Do not hide sold out dishes" defaultChecked />,
      instead: 'A negation: a tick means no.',
    },
    {
      good: (
        <Stack gap="xs">
          <Checkbox label="Rice" defaultChecked />
          <Checkbox label="Curries" />
        </Stack>
      ),
      because: 'Any number can be chosen.',
      poor: (
        <Stack gap="xs">
          <Checkbox label="Card" defaultChecked />
          <Checkbox label="Cash" />
        </Stack>
      ),
      instead: 'Only one is possible: that is a Radio.',
    },
  ],
  words: ['A positive statement that is true when it is checked.', 'A hidden label names the row: ‘Select Kacchi Biryani’.'],
  keyboard: [
    ['Tab', 'Moves the focus to the checkbox.'],
    ['Space', 'Checks or unchecks it. An indeterminate one becomes checked.'],
  ],
  screenReader:
    'The label, ‘checkbox’ and ‘checked’, ‘not checked’ or ‘mixed’; also whether it is required or invalid. It is a native checkbox.',
};
