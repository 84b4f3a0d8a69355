import { useState } from 'react';
import type { Guidance } from '../../stories/docs/guidance.ts';
import { SelectField } from '../field/choice-fields.tsx';
import { RadioPills } from './radio.tsx';

const options = ['All', 'Rice', 'Curries'].map((name) => ({ value: name, label: name }));

function Categories() {
  const [value, setValue] = useState('All');
  return <RadioPills legend="Category" name="guidance-category" options={options} value={value} onChange={setValue} />;
}

export const guidance: Guidance = {
  title: 'Components/Radio',
  status: 'stable',
  use: ['For one of a few options that should all be visible.', 'RadioCard where each option needs an explanation.'],
  avoid: ['For more than about seven: use a SelectField.', 'For yes or no: use a Checkbox.'],
  comparisons: [
    {
      good: <Categories />,
      because: 'All options are in view: one press.',
      poor: <SelectField label="Category" options={options} />,
      instead: 'Three options behind two presses.',
    },
  ],
  words: ['The legend names the choice; options are of one kind and one length.'],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen option.'],
    ['↑ ↓', 'Choose the option before or after, as do ← and →.'],
    ['Space', 'Chooses the focused option.'],
  ],
  screenReader: 'A group with its legend; each option with its place and whether it is checked. They are native radio buttons.',
};
