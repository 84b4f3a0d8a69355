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
  use: ['A track: to switch between two to five views of the same content.', 'Pills: for a filter whose options are data.'],
  avoid: ['For navigation to other content: use links.', 'A track of more than five options or long texts: use pills or a SelectField.'],
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
