import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { contrast } from '../theme/contrast/contrast.ts';
import { Stack } from '../layout/layout.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const onChange = fn();

const meta = preview.meta({
  title: 'Components/Theme switch',
  tags: ['autodocs'],
  component: ThemeSwitch,
  args: {
    label: 'Theme',
    options: [
      { value: 'system' as const, label: 'System' },
      { value: 'light' as const, label: 'Light' },
      { value: 'dark' as const, label: 'Dark' },
    ],
    value: 'system' as const,
    onChange,
  },
});

export const System = meta.story();
export const Light = meta.story({ args: { value: 'light' } });

export const Dark = meta.story({
  args: { value: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Dark');
    // Pages with this footer expect no other radios than their own.
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChange.mock.calls).toEqual([['light']]);
  },
});

/** `rgb(251, 245, 233) 0px 0px 0px 1px` -> `#fbf5e9` */
const toHex = (color: string) =>
  `#${[...color.matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([channel]) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;

export const Visible = meta.story({
  name: 'The ring of the chosen theme stands out from the group',
  tags: ['!autodocs', 'AC-774'],
  play: async ({ canvas }) => {
    const { boxShadow } = getComputedStyle(canvas.getByRole('button', { pressed: true }));
    const { backgroundColor } = getComputedStyle(canvas.getByRole('group'));
    await expect(boxShadow).toMatch(/^rgb/);
    await expect(contrast(toHex(boxShadow), toHex(backgroundColor))).toBeGreaterThanOrEqual(3);
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stack align="start">
      <ThemeSwitch {...args} value="system" />
      <ThemeSwitch {...args} value="light" />
      <ThemeSwitch {...args} value="dark" />
    </Stack>
  ),
});
