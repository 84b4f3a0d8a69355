import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Inline } from '../layout/layout.tsx';
import { QuantityInput, type QuantityInputProps } from './quantity-input.tsx';

const labels = { label: 'Quantity of Kacchi Biryani', decreaseLabel: 'One Kacchi Biryani less', increaseLabel: 'One Kacchi Biryani more' };
const nothing = () => undefined;

function Counting(props: QuantityInputProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityInput {...props} value={value} onDecrease={() => setValue(value - 1)} onIncrease={() => setValue(value + 1)} />;
}

const meta = preview.meta({
  title: 'Components/Quantity input',
  tags: ['autodocs'],
  component: QuantityInput,
  args: { ...labels, value: 2, onDecrease: nothing, onIncrease: nothing },
});

export const Steps = meta.story({
  render: (args) => <Counting {...args} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: labels.increaseLabel });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: labels.decreaseLabel }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3$/);
    await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});
export const AtMaximum = meta.story({
  args: { value: 999, isAtMaximum: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: labels.increaseLabel })).toBeDisabled(),
});

export const AllVariants = meta.story({
  render: (args) => (
    <Inline>
      <QuantityInput {...args} value={1} />
      <QuantityInput {...args} value={1} label="Few" isAtMinimum />
      <QuantityInput {...args} value={999} label="Many" isAtMaximum />
    </Inline>
  ),
});
