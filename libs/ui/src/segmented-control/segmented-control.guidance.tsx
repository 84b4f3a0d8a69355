import { useState } from 'react';
import type { Guidance } from '../../stories/docs/guidance.ts';
import { SegmentedControl } from './segmented-control.tsx';

function Views({ labels }: { labels: readonly string[] }) {
  const [value, setValue] = useState(labels[0] ?? '');
  return <SegmentedControl label="View" options={labels.map((label) => ({ value: label, label }))} value={value} onChange={setValue} />;
}

export const guidance: Guidance = {
  title: 'Components/Segmented control',
  status: 'new',
  use: ['To switch between two to four views of the same content.'],
  avoid: ['For navigation to other content: use links.', 'For more than four options or long texts: use a Radio or a SelectField.'],
  comparisons: [
    {
      good: <Views labels={['Cards', 'Table']} />,
      because: 'Two views, one word each.',
      poor: <Views labels={['Everything as cards', 'As a table with all columns', 'Only names']} />,
      instead: 'Sentences that need three lines on a phone.',
    },
  ],
  words: ['One word each, all of them nouns or all of them adjectives.'],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen option.'],
    ['← →', 'Choose the option before or after, as do ↑ and ↓.'],
  ],
  screenReader: 'A group with its label and radio buttons, one of them checked.',
};
