import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { FieldGroup } from '../field/choice-fields.tsx';
import { CartIcon } from '../icons/navigation-icons.tsx';
import { RadioCard } from './radio.tsx';

const meta = preview.meta({
  title: 'Components/Radio',
  tags: ['autodocs'],
  component: RadioCard,
  args: { name: 'payment', value: 'cash', label: 'Cash on Delivery', isChecked: true },
});

export const Card = meta.story({
  args: { text: 'Pay when the food is at your door.', icon: <CartIcon /> },
  render: (args) => (
    <FieldGroup label="Payment method">
      <RadioCard {...args} />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Cash on Delivery' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription('Pay when the food is at your door.');
  },
});

export const InADisabledGroup = meta.story({
  name: 'In a disabled group it looks disabled',
  tags: ['!autodocs', 'AC-394'],
  render: () => (
    <FieldGroup label="Payment method" isDisabled>
      <RadioCard name="payment" value="cash" label="Cash on Delivery" isChecked={false} />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Cash on Delivery' });
    await expect(radio).toBeDisabled();
    await expect(getComputedStyle(radio).cursor).toBe('not-allowed');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <FieldGroup label="Cards">
      <RadioCard name="card" value="one" label="Chosen" isChecked />
      <RadioCard name="card" value="two" label="Not chosen" text="With an explanation." isChecked={false} />
    </FieldGroup>
  ),
});
