import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
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

const meta = preview.meta({ title: 'Components/Field', tags: ['autodocs'], component: TextField, args: { label: 'First Name', onChange } });

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await userEvent.type(field, 'Ra');
    await expect(onChange.mock.calls).toEqual([['R'], ['Ra']]);
    await expect(field).toBeRequired();
  },
});

/** Shows the mark but leaves the judgement to the form. */
export const MarkedRequired = meta.story({
  args: { isMarkedRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-required', 'true');
  },
});

export const WithError = meta.story({
  args: { label: 'Email', type: 'email', defaultValue: 'rahim', hint: 'We never show it.', error: 'An e-mail address has an @.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('An e-mail address has an @. We never show it.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Rahim' } });

function Controlled() {
  const [value, setValue] = useState('');
  return <TextField label="Address" value={value} onChange={(text) => setValue(text.toUpperCase())} />;
}
export const ControlledFromOutside = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), 'dhaka');
    await expect(canvas.getByLabelText('Address')).toHaveValue('DHAKA');
  },
});

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

export const Numbers = meta.story({
  render: () => <NumberField label="Price" step={0.01} min={0} isRequired onChange={onChange} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.type(field, '12.75');
    await expect(onChange).toHaveBeenLastCalledWith('12.75');
    await expect(field).toBeValid();
  },
});

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
