import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { FileField } from './file-field.tsx';

const onChange = fn();
const labels = { choose: 'Choose a file', none: 'No file chosen' };
const dishes = new File(['id,name'], 'dishes.csv', { type: 'text/csv' });

const meta = preview.meta({
  title: 'Components/File field',
  tags: ['autodocs', 'new'],
  component: FileField,
  args: { label: 'CSV file with changes', accept: '.csv,text/csv', labels, onChange },
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

/** As the browser sees it: the dialog opens, and is closed without a choice. */
export const Cancelled = meta.story({
  name: 'A cancelled second choice keeps the first file',
  tags: ['!autodocs', 'AC-574'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('CSV file with changes');
    await userEvent.upload(field, dishes);
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    field.dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(field.files?.[0]?.name).toBe('dishes.csv');
    await expect(canvas.getByText('dishes.csv')).toBeVisible();
    await userEvent.upload(field, dishes);
    await expect(onChange).toHaveBeenCalledTimes(2);
  },
});

/** The button and the name of the file are in the language of the page, and the whole field is clickable. */
export const Labels = meta.story({
  tags: ['AC-345'],
  args: { labels: { choose: 'ফাইল বেছে নিন', none: 'ফাইল নেই' } },
  globals: { language: 'bn' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('CSV file with changes');
    const { left, top, width, height } = canvas.getByText('ফাইল বেছে নিন').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(field);
    await expect(canvas.getByText('ফাইল নেই')).toBeVisible();
    await userEvent.upload(field, dishes);
    await expect(canvas.getByText('dishes.csv')).toBeVisible();
    await expect(canvas.queryByText('ফাইল নেই')).toBeNull();
    await expect(field).toHaveAccessibleName('CSV file with changes');
  },
});

export const LargeText = meta.story({
  name: 'Large text on a phone wraps between words, inside the field',
  tags: ['!autodocs', 'AC-808'],
  globals: { textSize: '200', viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Stack>
      <FileField label="CSV file with changes" labels={labels} onChange={onChange} />
      <FileField label="Spreadsheet" labels={{ choose: 'ফাইল বেছে নিন', none: 'ফাইল নেই' }} onChange={onChange} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const broken: string[] = [];
    for (const name of ['Choose a file', 'No file chosen', 'ফাইল বেছে নিন', 'ফাইল নেই']) {
      const text = canvas.getByText(name).firstChild;
      if (!text) throw new Error('No text.');
      for (const { 0: word, index } of name.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    await expect(broken).toEqual([]);
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
      <FileField label="CSV file with changes" labels={labels} hint="Its first line names the columns." onChange={onChange} />
      <FileField label="Opening hours" labels={labels} error="The file is not a CSV file." onChange={onChange} />
      <FileField label="Tables" labels={labels} isDisabled onChange={onChange} />
    </Stack>
  ),
});
