import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Inline } from '../layout/layout.tsx';
import { QuantityInput, type QuantityInputProps } from './quantity-input.tsx';

const labels = {
  label: 'Quantity of Kacchi Biryani',
  fieldLabel: 'Number of Kacchi Biryani',
  decreaseLabel: 'One Kacchi Biryani less',
  increaseLabel: 'One Kacchi Biryani more',
};

function Counting({ onDecrease, onIncrease, onChange, ...props }: QuantityInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (report: () => void, next: number) => {
    report();
    setValue(next);
  };
  return (
    <QuantityInput
      {...props}
      value={value}
      onDecrease={() => change(onDecrease, value - 1)}
      onIncrease={() => change(onIncrease, value + 1)}
      onChange={(next) => change(() => onChange(next), next)}
    />
  );
}

/** The timers of a held press. They are due whenever the story runs them. */
const timers: (() => void)[] = [];
function holdTimers() {
  const { setTimeout: realSetTimeout } = window;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms = 0, ...rest: unknown[]) =>
      [100, 400].includes(ms) ? timers.push(callback) : realSetTimeout(callback, ms, ...rest),
  });
  return () => Object.assign(window, { setTimeout: realSetTimeout });
}

const meta = preview.meta({
  title: 'Components/Quantity input',
  tags: ['autodocs'],
  component: QuantityInput,
  args: { ...labels, value: 2, maximum: 999, onDecrease: fn(), onIncrease: fn(), onChange: fn() },
  render: (args) => <Counting {...args} />,
});

const partsOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => ({
  less: canvas.getByRole('button', { name: labels.decreaseLabel }),
  more: canvas.getByRole('button', { name: labels.increaseLabel }),
  field: canvas.getByRole('spinbutton', { name: labels.fieldLabel }),
  shown: canvas.getByRole('status'),
});

export const Steps = meta.story({
  play: async ({ canvas }) => {
    const { less, more, shown } = partsOf(canvas);
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(less);
    await expect(shown).toHaveTextContent(/^3$/);
    await expect(more.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});

export const Typed = meta.story({
  name: 'A typed quantity is one change',
  tags: ['AC-163'],
  play: async ({ canvas, args }) => {
    const { field, shown } = partsOf(canvas);
    const { width, height } = field.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(field);
    await userEvent.keyboard('12');
    await expect(shown).toHaveTextContent(/^2$/);
    await userEvent.keyboard('{Enter}');
    await expect(shown).toHaveTextContent(/^12$/);
    await userEvent.clear(field);
    await userEvent.type(field, '5000');
    await userEvent.tab();
    await expect(shown).toHaveTextContent(/^999$/);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '997');
    await expect(args.onChange.mock.calls).toEqual([[12], [999], [998], [997]]);
  },
});

export const Restored = meta.story({
  name: 'Escape and anything but a quantity restore the value',
  tags: ['AC-164'],
  play: async ({ canvas, args }) => {
    const { field, shown } = partsOf(canvas);
    for (const keys of ['7{Escape}', '{Delete}{Enter}', '0{Enter}', 'two{Enter}', '2{Enter}']) {
      await userEvent.clear(field);
      await userEvent.keyboard(keys);
      await expect(field).toHaveValue('2');
    }
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await expect(shown).toHaveTextContent(/^2$/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Held = meta.story({
  name: 'Plus and minus repeat while held; minus stops at 1',
  tags: ['AC-165'],
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    const { less, more, shown } = partsOf(canvas);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: less });
    await waitFor(() => expect(args.onDecrease).toHaveBeenCalledTimes(2));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: less });
    await expect(args.onDecrease).toHaveBeenCalledTimes(2);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(args.onIncrease.mock.calls.length).toBeGreaterThanOrEqual(2));
    await userEvent.pointer({ target: shown });
    const { length } = args.onIncrease.mock.calls;
    await userEvent.pointer({ keys: '[/MouseLeft]', target: shown });
    await expect(args.onIncrease).toHaveBeenCalledTimes(length);
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onIncrease).toHaveBeenCalledTimes(length + 1);
  },
});

export const HeldOnBusyDevice = meta.story({
  name: 'Minus stops at 1 where two repetitions are due before the next render',
  tags: ['AC-165'],
  args: { value: 2 },
  beforeEach: holdTimers,
  play: async ({ canvas, args }) => {
    const { less, shown } = partsOf(canvas);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: less });
    await waitFor(() => expect(timers).toHaveLength(1));
    for (let repetition = 0; repetition < 2; repetition += 1) timers.shift()?.();
    await waitFor(() => expect(shown).toHaveTextContent(/^1$/));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: less });
    await expect(args.onDecrease).toHaveBeenCalledTimes(1);
  },
});

export const AtMaximum = meta.story({
  name: 'At the largest quantity plus keeps the focus and does nothing',
  tags: ['AC-371'],
  args: { value: 998 },
  play: async ({ canvas, args }) => {
    const { more, shown } = partsOf(canvas);
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown).toHaveTextContent(/^999$/);
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(more);
    await expect(args.onIncrease).toHaveBeenCalledTimes(1);
  },
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    const { field } = partsOf(canvas);
    field.focus();
    await expect(field).toHaveFocus();
    await expect(document.getSelection()?.toString()).toBe('2');
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Inline>
      <QuantityInput {...args} value={1} />
      <QuantityInput {...args} value={999} label="Many" fieldLabel="Number of many" />
    </Inline>
  ),
});

export const InBengaliDigits = meta.story({
  args: { value: 12, format: (quantity: number) => quantity.toLocaleString('bn-BD') },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('১২');
    await userEvent.clear(field);
    await userEvent.type(field, '১৫{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(15);
    await expect(field).toHaveValue('১৫');
  },
});
