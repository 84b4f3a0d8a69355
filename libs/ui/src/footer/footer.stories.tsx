import { useState } from 'react';
import preview from '../../stories/preview.ts';
import { ThemeSwitch, type ThemeChoice } from '../theme-switch/theme-switch.tsx';
import { Footer } from './footer.tsx';

const meta = preview.meta({ title: 'Components/Footer', tags: ['autodocs'], component: Footer, parameters: { layout: 'fullscreen' } });

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export const AllVariants = meta.story({
  render: function WithChoice() {
    const [choice, setChoice] = useState<ThemeChoice>('system');
    return (
      <Footer>
        <p>My Food. Cooked in Dhaka, paid at your door.</p>
        <ThemeSwitch label="Theme" options={options} value={choice} onChange={setChoice} />
      </Footer>
    );
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  ...AllVariants.input,
  globals: { viewport: { value: 'phone', isRotated: false } },
});
