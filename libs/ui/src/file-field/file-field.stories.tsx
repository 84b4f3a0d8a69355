import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { FileField } from './file-field.tsx';

const onChange = fn();
const dishes = new File(['id,name'], 'dishes.csv', { type: 'text/csv' });

const meta = preview.meta({
  title: 'Components/File field',
  tags: ['autodocs', 'new'],
  component: FileField,
  args: { label: 'CSV file with changes', accept: '.csv,text/csv', onChange },
});

/** Called for each choice: a file that was corrected has the same name. */
export const ChosenAgain = meta.story({
  tags: ['AC-319'],
  args: { hint: 'Its first line names the columns.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('CSV file with changes');
    await expect(field).toHaveAccessibleDescription('Its first line names the columns.');
    await userEvent.upload(field, dishes);
    await userEvent.upload(field, dishes);
    await expect(onChange.mock.calls).toEqual([[dishes], [dishes]]);
    await expect(field.files?.[0]).toBe(dishes);
  },
});

export const WithError = meta.story({
  args: { error: 'The first line needs the columns id, name and price.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('CSV file with changes');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('The first line needs the columns id, name and price.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('CSV file with changes'), dishes);
    await expect(onChange).not.toHaveBeenCalled();
  },
});

/** All states. */
export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <FileField label="CSV file with changes" hint="Its first line names the columns." onChange={onChange} />
      <FileField label="Opening hours" error="The file is not a CSV file." onChange={onChange} />
      <FileField label="Tables" isDisabled onChange={onChange} />
    </Stack>
  ),
});
