import type { Guidance } from '../../stories/docs/guidance.ts';
import { TextField } from './text-fields.tsx';

export const guidance: Guidance = {
  title: 'Components/Field',
  status: 'stable',
  use: [
    'One field for each value, chosen by its value: a line of text, a password, several lines, a number, one of a few options, a search.',
    'A hint for what people need before they type.',
    'A FieldGroup for fields that belong together, such as an address.',
    'Typing, pasting and password managers always work.',
  ],
  avoid: [
    'For two to five options that should all be visible: use a Radio.',
    'For an image: use a Picture field.',
    'For what the shop knows already: ask only for what is needed.',
  ],
  comparisons: [
    {
      good: <TextField label="Email" defaultValue="rahim" error="An e-mail address has an @." />,
      because: 'The error says what is wrong and how to fix it.',
      poor: <TextField label="Email" defaultValue="rahim" error="Invalid input" />,
      instead: 'The person knows no more than before.',
    },
    {
      good: <TextField label="Phone Number" hint="We call when the dish is at your door." />,
      because: 'The label stays while one types; the hint says why.',
      poor: <TextField label="Phone Number" isLabelHidden placeholder="Phone Number" />,
      instead: 'A placeholder in place of a label: it is gone after the first letter.',
    },
  ],
  words: [
    'A label is a noun: ‘Phone Number’. It is exactly the accessible name.',
    'A placeholder is an example, never the only instruction.',
    'An error is a sentence.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field, then to the button that reveals a password.'],
    ['↑ ↓', 'Change a number by its step and choose an option of a select.'],
    ['Escape', 'Clears a search field, in browsers that do so.'],
  ],
  screenReader:
    'The label, the role and the value; whether it is required or invalid; then the error and the hint as its description. The mark of a required field is not read. A wheel over a number field changes nothing.',
};
