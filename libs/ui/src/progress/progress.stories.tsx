import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

function Saving(props: ProgressProps) {
  const [value, setValue] = useState(props.value ?? 0);
  return (
    <Stack>
      <Progress {...props} value={value} valueText={value === props.value ? props.valueText : `${String(value)} of 12`} />
      <Button variant="quiet" onClick={() => setValue(value + 1)}>
        One more
      </Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Progress',
  tags: ['autodocs', 'new'],
  component: Progress,
  args: { label: 'Saving dishes', value: 3, max: 12, valueText: '3 of 12', id: 'saving' },
});

export const Default = meta.story({
  render: (args) => <Saving {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Saving dishes' });
    await expect([bar.id, bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual(['saving', 3, 12, '3 of 12']);
    await userEvent.click(canvas.getByRole('button'));
    await expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([4, '4 of 12']);
  },
});

export const Indeterminate = meta.story({
  args: { label: 'Reading the file', value: undefined, valueText: undefined, isLabelHidden: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading the file' });
    await expect(bar.position).toBe(-1);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Progress label="Not begun" value={0} valueText="0 of 12" max={12} />
      <Progress label="A third" value={1 / 3} />
      <Progress label="Done" value={1} valueText="12 of 12" />
      <Progress label="Stopped" value={0.5} tone="critical" valueText="6 of 12" />
      <Progress
        label="A label that is so long that it shares no line with its value in a narrow window"
        value={0.5}
        valueText="6,000 of 12,000 dishes"
      />
      <Progress label="No end in sight" />
    </Stack>
  ),
});
