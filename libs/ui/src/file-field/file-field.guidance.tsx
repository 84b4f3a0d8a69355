import type { Guidance } from '../../stories/docs/guidance.ts';
import { FileField } from './file-field.tsx';

const ignore = () => undefined;
const labels = { choose: 'Choose a file', none: 'No file chosen' };

export const guidance: Guidance = {
  title: 'Components/File field',
  status: 'new',
  use: ['For a file that is read as soon as it is chosen, such as an import with a preview.'],
  avoid: ['For a picture, and for a file that a form sends: use a Picture field.'],
  comparisons: [
    {
      good: (
        <FileField
          label="CSV file with changes"
          labels={labels}
          accept=".csv,text/csv"
          error="The first line needs the column id."
          onChange={ignore}
        />
      ),
      because: 'The error says what to correct in the file. The same file can be chosen again.',
      poor: <FileField label="Upload" labels={labels} error="Wrong file" onChange={ignore} />,
      instead: 'Neither the label nor the error says what the file should be.',
    },
  ],
  words: [
    'The label names the kind of file and what is in it: ‘CSV file with changes’.',
    'The button says what it does: ‘Choose a file’. The browser’s own words would be in the language of the browser.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Enter', 'Opens the file dialog, as does Space.'],
  ],
  screenReader: 'The label, the role and the name of the chosen file; then the error and the hint as its description.',
};
