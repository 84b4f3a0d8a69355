import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { FieldGroup, NumberField, SelectField } from './choice-fields.tsx';
import { PasswordField, SearchField, TextAreaField, TextField } from './text-fields.tsx';

const onChange = fn();
const genders = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
  { value: 'O', label: 'Other' },
];

const whenToUse = `
One question, its answer, and beside them what helps and what is wrong.

- **One question, one field.** The label names it, is always in sight and is its accessible name to the letter; a placeholder only shows an example.
- **The kind of the answer chooses the field**: a line, a password, several lines, a number, one of a few, words to look for. Two to five answers
  to be seen at once are a Radio, a picture is a Picture field.
- **A hint helps before**, an error tells afterwards what is wrong *and* how to mend it. Both are read out with the field.
- **Ask for nothing that may be left out.** What must be given has its mark, which is not part of the name.
- **Type, paste, a password manager**: nothing of it is ever prevented.
- **What belongs together stands in a group** under one legend.
`;

const meta = preview.meta({
  title: 'Components/Field',
  tags: ['autodocs'],
  component: TextField,
  subcomponents: { PasswordField, TextAreaField, NumberField, SelectField, SearchField, FieldGroup },
  parameters: { docs: { description: { component: whenToUse } } },
  args: { label: 'First Name', onChange },
});

/** The browser does not send the form while it is empty. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await userEvent.type(field, 'Ra');
    await expect(onChange.mock.calls).toEqual([['R'], ['Ra']]);
    await expect(field).toBeRequired();
  },
});

/** The mark alone: the form judges, and says so in words of its own. */
export const MarkedRequired = meta.story({
  args: { isMarkedRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-required', 'true');
  },
});

/** Without the browser's own check the mark and what is read out still go together. */
export const MarkedUnchecked = meta.story({
  tags: ['!autodocs'],
  args: { isRequired: false, isMarkedRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByText('*')).toBeVisible();
  },
});

/** An edge, a sign and words: never colour alone. The hint stays. */
export const WithError = meta.story({
  args: { label: 'Email', type: 'email', defaultValue: 'rahim', hint: 'We never show it.', error: 'An e-mail address has an @.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('An e-mail address has an @. We never show it.');
  },
});

/** To be read, not changed. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Rahim' } });

function Controlled() {
  const [value, setValue] = useState('');
  return <TextField label="Address" value={value} onChange={(text) => setValue(text.toUpperCase())} />;
}
/** With `value` the text is held outside; with `defaultValue` the field holds it. */
export const ControlledFromOutside = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), 'dhaka');
    await expect(canvas.getByLabelText('Address')).toHaveValue('DHAKA');
  },
});

/** A password, and a button that shows what was typed. */
export const Reveal = meta.story({
  render: () => <PasswordField label="Password" autoComplete="current-password" isRequired />,
  play: async ({ canvas }) => {
    // Found by the word in its label, the field is the only one: the button's name must not hold it.
    const field = canvas.getByLabelText(/password/i);
    await userEvent.type(field, 'secret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what I typed' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide what I typed' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('secret');
  },
});

/** The system's own list, at home on every phone. */
export const Select = meta.story({
  render: () => (
    <form>
      <SelectField label="Gender" placeholder="Choose" options={genders} isRequired onChange={onChange} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Gender' });
    await expect(field).toHaveValue('');
    await expect(field).toBeInvalid();
    await userEvent.selectOptions(field, 'Female');
    await expect(onChange.mock.calls).toEqual([['F']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('');
  },
});

/** Kept as the text that was typed; a phone opens its figures, and the wheel changes nothing. */
export const Numbers = meta.story({
  render: () => <NumberField label="Price" step={0.01} min={0} isRequired onChange={onChange} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.type(field, '12.75');
    await expect(onChange).toHaveBeenLastCalledWith('12.75');
    await expect(field).toBeValid();
  },
});

/** All fields, with every state they share. */
export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Grid columns={{ small: 1, medium: 2, large: 2 }} gap="l">
        <TextField label="First Name" isRequired placeholder="Rahim" />
        <TextField label="Email" type="email" defaultValue="rahim" error="An e-mail address has an @." />
        <TextField label="Username" hint="Small letters and figures." />
        <TextField label="Role" isDisabled defaultValue="Customer" />
        <PasswordField label="Password" defaultValue="secret" />
        <NumberField label="Price" defaultValue="12.50" step={0.01} />
        <SelectField label="Gender" placeholder="Choose" options={genders} />
        <SearchField label="Search dishes" placeholder="Search dishes" />
      </Grid>
      <TextAreaField label="Description" defaultValue="Basmati rice, mutton and potatoes." hint="What makes a person hungry." />
      <FieldGroup legend="How to reach you">
        <TextField label="Phone Number" type="tel" />
      </FieldGroup>
    </Stack>
  ),
});
