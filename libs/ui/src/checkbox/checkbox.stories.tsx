import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { FieldGroup } from '../field/choice-fields.tsx';
import { Stack } from '../layout/layout.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

const onChange = fn((isChecked: boolean, hasShift: boolean) => [isChecked, hasShift]);

function Checking({ defaultChecked = false, ...props }: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(props.isChecked ?? defaultChecked);
  return (
    <Checkbox
      {...props}
      isChecked={isChecked}
      onChange={(next, event) => {
        onChange(next, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey);
        setIsChecked(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Checkbox',
  tags: ['autodocs', 'new'],
  component: Checkbox,
  args: { label: 'Show sold out dishes', id: 'sold-out', 'data-filter': 'sold-out' },
  render: (args) => <Checking {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Show sold out dishes' });
    await expect([checkbox.id, checkbox.dataset['filter']]).toEqual(['sold-out', 'sold-out']);
    await userEvent.click(canvas.getByText('Show sold out dishes'));
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(checkbox);
    await expect(onChange.mock.calls).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
    await expect(checkbox.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

/** A click resets the property in the browser; the component restores it when its owner changes nothing. */
export const Indeterminate = meta.story({
  args: { label: 'Select all', isIndeterminate: true },
  render: (args) => <Checkbox {...args} isChecked={false} />,
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).toBePartiallyChecked();
  },
});

export const InitiallyChecked = meta.story({
  tags: ['!autodocs', 'AC-661'],
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
  },
});

export const HiddenLabel = meta.story({
  args: { label: 'Select Kacchi Biryani', isLabelHidden: true, size: 's' },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('checkbox', { name: 'Select Kacchi Biryani' }).closest('label');
    await expect([label?.offsetWidth, label?.offsetHeight]).toEqual([32, 32]);
    const { left = 0, top = 0 } = label?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(canvas.getByRole('checkbox'));
  },
});

export const InForm = meta.story({
  args: { name: 'terms', value: 'accepted', isRequired: true },
  render: (args) => (
    <form aria-label="Terms">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect([...new FormData(form)]).toEqual([['terms', 'accepted']]);
  },
});

export const InADisabledGroup = meta.story({
  name: 'In a disabled group it looks disabled',
  tags: ['!autodocs', 'AC-394'],
  render: () => (
    <Stack>
      <Checkbox label="Disabled" isDisabled />
      <FieldGroup label="Filter" isDisabled>
        <Checkbox label="In the group" />
      </FieldGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [own, ofGroup] = ['Disabled', 'In the group'].map((label) => getComputedStyle(canvas.getByText(label)));
    await expect([ofGroup?.color, ofGroup?.cursor]).toEqual([own?.color, own?.cursor]);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xs">
      <Checkbox label="Unchecked" isChecked={false} />
      <Checkbox label="Checked" isChecked />
      <Checkbox label="Some of them" isChecked={false} isIndeterminate />
      <Checkbox label="Small" size="s" isChecked />
      <Checkbox label="Invalid" isChecked={false} isInvalid />
      <Checkbox label="Disabled" isChecked={false} isDisabled />
      <Checkbox label="Disabled and checked" isChecked isDisabled />
      <Checkbox label="মিষ্টি, and a label that is so long that it needs more than one line in a narrow window" isChecked />
    </Stack>
  ),
});
