import type { Guidance } from '../../stories/docs/guidance.ts';
import { FieldGroup, SelectField } from '../field/choice-fields.tsx';
import { RadioCard } from './radio.tsx';

const options = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
];

export const guidance: Guidance = {
  title: 'Components/Radio',
  status: 'stable',
  use: [
    'For one of a few options that should all be visible, each with an explanation.',
    'Inside a FieldGroup, whose label names the choice.',
  ],
  avoid: ['For more than about seven: use a SelectField.', 'For short options: use a Segmented control.', 'For yes or no: use a Checkbox.'],
  comparisons: [
    {
      good: (
        <FieldGroup label="Payment">
          <RadioCard name="guidance-payment" value="cash" label="Cash on delivery" text="You pay at your door." isChecked />
        </FieldGroup>
      ),
      because: 'The option says what it means.',
      poor: <SelectField label="Payment" options={options} />,
      instead: 'Two options behind two presses, and no explanation.',
    },
  ],
  words: ['The label of the group names the choice; options are of one kind and one length.'],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen option.'],
    ['↑ ↓', 'Choose the option before or after, as do ← and →.'],
    ['Space', 'Chooses the focused option.'],
  ],
  screenReader: 'A group with its label; each option with its place and whether it is checked. They are native radio buttons.',
};
