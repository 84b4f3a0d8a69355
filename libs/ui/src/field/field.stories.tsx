import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Button } from '../button/button.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { FieldGroup, SelectField } from './choice-fields.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField, SearchField, TextAreaField, TextField } from './text-fields.tsx';

const onChange = fn();
const genders = Object.entries({ M: 'Male', F: 'Female', O: 'Other' }).map(([value, label]) => ({ value, label }));
const passwordLabels = { revealLabel: 'Show what I typed', concealLabel: 'Hide what I typed' };

const meta = preview.meta({
  title: 'Components/Field',
  tags: ['autodocs'],
  component: TextField,
  subcomponents: { PasswordField, TextAreaField, NumberField, SelectField, SearchField, FieldGroup },
  args: { label: 'First Name', onChange },
});

/** The browser does not submit the form while the field is empty. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await userEvent.type(field, 'Ra');
    await expect(onChange.mock.calls).toEqual([['R'], ['Ra']]);
    await expect(field).toBeRequired();
  },
});

/** The mark and `aria-required` without native validation: the form validates and shows its own messages. */
export const MarkedRequired = meta.story({
  args: { isMarkedRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^First Name$/ });
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-required', 'true');
  },
});

/** With `isRequired={false}` the mark and `aria-required` still agree. */
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

/** A border, an icon and text: never colour alone. The hint stays. */
export const WithError = meta.story({
  args: { label: 'Email', type: 'email', defaultValue: 'rahim', hint: 'We never show it.', error: 'An e-mail address has an @.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('An e-mail address has an @. We never show it.');
  },
});

/** Read when it appears: for an error that no submit has caused. */
export const AnnouncedError = meta.story({
  args: { label: 'Email', error: 'This address is taken.', isErrorAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This address is taken.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This address is taken.');
  },
});

/** A server may explain itself in another language than the page's. */
export const ErrorInBengali = meta.story({
  tags: ['!autodocs', 'AC-414'],
  args: { label: 'Email', error: 'Taken: কাচ্চি' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('কাচ্চি')).toHaveAttribute('lang', 'bn');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Taken: কাচ্চি');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Rahim' } });

function Controlled() {
  const [value, setValue] = useState('');
  return <TextField label="Address" value={value} onChange={(text) => setValue(text.toUpperCase())} />;
}
/** Controlled with `value`, uncontrolled with `defaultValue`. */
export const ControlledFromOutside = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), 'dhaka');
    await expect(canvas.getByLabelText('Address')).toHaveValue('DHAKA');
  },
});

/** A button reveals the password. */
export const Reveal = meta.story({
  render: () => <PasswordField {...passwordLabels} label="Password" autoComplete="current-password" isRequired />,
  play: async ({ canvas }) => {
    // The name of the reveal button must not match a query for the field.
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

/** A native select. */
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

/** What every field takes: an id, data attributes, `onBlur`, read-only. */
export const ReadOnly = meta.story({
  args: { id: 'order-number', 'data-order': '17', defaultValue: '17', isReadOnly: true, label: 'Order number', onBlur: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Order number' });
    await expect([field.id, field.dataset['order']]).toEqual(['order-number', '17']);
    await userEvent.type(field, '8');
    await expect(field).toHaveValue('17');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** The wheel scrolls the page: it neither changes the number nor takes the focus away. */
export const Wheel = meta.story({
  name: 'The wheel over a number field scrolls the page',
  tags: ['!autodocs', 'AC-280'],
  render: () => <NumberField label="Price" defaultValue="12" onChange={onChange} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });
    field.focus();
    field.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 120 }));
    // Browsers do not change a read-only number.
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await expect(field).toHaveValue(12);
  },
});

/** The value stays the string that was typed. Phones open the numeric keyboard. A pasted number gets European digits and a decimal point. */
export const Numbers = meta.story({
  tags: ['AC-624'],
  render: () => <NumberField label="Price" step={0.01} min={0} isRequired onChange={onChange} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.type(field, '12.75');
    await expect(onChange).toHaveBeenLastCalledWith('12.75');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    // All that Firefox before 129 tells React of a paste.
    await userEvent.paste('১২,৫০\n');
    await expect(onChange).toHaveBeenLastCalledWith('12.50');
  },
});

/** All fields, with the states they share. */
export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Grid columns={{ base: 1, medium: 2 }} gap="l">
        <TextField label="First Name" isRequired placeholder="Rahim" />
        <TextField label="Email" type="email" defaultValue="rahim" error="An e-mail address has an @." />
        <TextField label="Username" hint="Small letters and figures." />
        <TextField label="Role" isDisabled defaultValue="Customer" />
        <PasswordField {...passwordLabels} label="Password" defaultValue="secret" />
        <NumberField label="Price" defaultValue="12.50" step={0.01} />
        <SelectField label="Gender" placeholder="Choose" options={genders} />
        <SearchField label="Search dishes" placeholder="Search dishes" />
      </Grid>
      <TextAreaField label="Description" defaultValue="Basmati rice, mutton and potatoes." hint="What makes a person hungry." />
      <FieldGroup label="How to reach you">
        <TextField label="Phone Number" type="tel" />
      </FieldGroup>
    </Stack>
  ),
});
