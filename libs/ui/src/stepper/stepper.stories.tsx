import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Row } from '../layout/layout.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const labels = { label: 'Quantity of Kacchi Biryani', decreaseLabel: 'One Kacchi Biryani less', increaseLabel: 'One Kacchi Biryani more' };
const nothing = () => undefined;

function Counting(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onDecrease={() => setValue(value - 1)} onIncrease={() => setValue(value + 1)} />;
}

const meta = preview.meta({
  title: 'Components/Stepper',
  tags: ['autodocs'],
  component: Stepper,
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
  args: { value: 999, isAtMost: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: labels.increaseLabel })).toBeDisabled(),
});

export const AllVariants = meta.story({
  render: (args) => (
    <Row>
      <Stepper {...args} value={1} />
      <Stepper {...args} value={1} label="Few" isAtLeast />
      <Stepper {...args} value={999} label="Many" isAtMost />
    </Row>
  ),
});
