import type { Guidance } from '../../../stories/docs/guidance.ts';
import { TextField } from '../../field/text-fields.tsx';
import { PictureField } from './picture-field.tsx';

const texts = {
  prompt: 'Choose a picture',
  largeFileHint: 'This file is large. Saving may take a while.',
  clearLabel: 'Do not use this picture',
};

export const guidance: Guidance = {
  title: 'Components/Picture field',
  status: 'stable',
  use: ['For one image that is sent with a form, with a preview of what others will see.'],
  avoid: ['For other files and for several.'],
  comparisons: [
    {
      good: <PictureField {...texts} label="Image" hint="PNG, JPG, GIF up to 5MB" />,
      because: 'What is accepted is said before.',
      poor: <TextField label="Image" placeholder="C:\pictures\biryani.png" />,
      instead: 'A path to type.',
    },
  ],
  words: [
    'The hint names formats and size. An error says which rule the file breaks. The button does not say that it removes the current picture.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Enter', 'Opens the file dialog of the browser, as does Space.'],
    ['Tab', 'Leads from a field with a chosen file to the button that takes it back. The focus returns to the field.'],
  ],
  screenReader:
    'The label and a native file control with the name of the file; hint and error as its description. A remark on a large file is announced.',
};
