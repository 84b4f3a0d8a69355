import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { FieldGroup } from '../field/choice-fields.tsx';
import { CartIcon } from '../icons/navigation-icons.tsx';
import { RadioCard, RadioPills, type RadioPillsProps } from './radio.tsx';

const options = ['All', 'Rice & Biryani', 'Curries', 'মিষ্টি'].map((name) => ({ value: name, label: name }));

function Choosing(props: RadioPillsProps) {
  const [value, setValue] = useState(props.value);
  return <RadioPills {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/Radio',
  tags: ['autodocs'],
  component: RadioPills,
  subcomponents: { RadioCard },
  args: { legend: 'Category', options, value: 'All', onChange: () => undefined },
  render: (args) => <Choosing {...args} />,
});

export const Pills = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'Curries' }));
    await expect(canvas.getByRole('radio', { name: 'Curries' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Rice & Biryani' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'All' })).not.toBeChecked();
  },
});

export const ManyPills = meta.story({
  tags: ['!autodocs'],
  args: { options: Array.from({ length: 24 }, (_, index) => ({ value: String(index), label: `Category number ${index}` })), value: '3' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Card = meta.story({
  render: () => (
    <FieldGroup legend="Payment method">
      <RadioCard
        name="payment"
        value="cash"
        label="Cash on Delivery"
        text="Pay when the food is at your door."
        icon={<CartIcon />}
        isChecked
      />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Cash on Delivery' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription('Pay when the food is at your door.');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <FieldGroup legend="Cards">
      <RadioCard name="card" value="one" label="Chosen" isChecked />
      <RadioCard name="card" value="two" label="Not chosen" text="With an explanation." isChecked={false} />
    </FieldGroup>
  ),
});
