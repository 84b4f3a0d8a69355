import type { Guidance } from '../../stories/docs/guidance.ts';
import { Button } from '../button/button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export const guidance: Guidance = {
  title: 'Components/Theme switch',
  status: 'stable',
  use: ['Once per page, in the footer: light, dark, or that of the device.'],
  avoid: ['For a part of a page: use a Theme scope.'],
  comparisons: [
    {
      good: (
        <ThemeSwitch
          label="Theme"
          options={[
            { value: 'system', label: 'Device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value="system"
          onChange={() => undefined}
        />
      ),
      because: 'The choice of the device is one of three, and visible.',
      poor: <Button size="s">Dark mode</Button>,
      instead: 'Is it on, or does a press turn it on?',
    },
  ],
  words: ['One word for each choice.'],
  keyboard: [
    ['Tab', 'Moves the focus from theme to theme.'],
    ['Enter', 'Chooses the focused theme, as does Space.'],
  ],
  screenReader: 'A group with its label; each theme as a button, pressed or not.',
};
