import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Stack } from '../layout/layout.tsx';
import { Price } from './price.tsx';

const meta = preview.meta({
  title: 'Components/Price',
  tags: ['autodocs'],
  component: Price,
  args: { amount: '250.00', sign: '৳' as const },
});

export const OnACard = meta.story({
  play: async ({ canvas }) => {
    const price = canvas.getByText('৳250.00');
    await expect(price.childNodes).toHaveLength(1);
    await expect(getComputedStyle(price).fontVariantNumeric).toContain('tabular-nums');
  },
});
export const OnDetails = meta.story({
  args: { sign: 'Tk', size: 'xxl' },
  play: async ({ canvas }) => expect(canvas.getByText('Tk 250.00')).toBeVisible(),
});
export const ForAdmins = meta.story({ args: { sign: '$' }, play: async ({ canvas }) => expect(canvas.getByText('$250.00')).toBeVisible() });
export const Unreadable = meta.story({ args: { amount: null }, play: async ({ canvas }) => expect(canvas.getByText('–')).toBeVisible() });

export const AllVariants = meta.story({
  render: () => (
    <Stack align="end">
      <Price amount="1111.11" sign="৳" />
      <Price amount="9999.99" sign="৳" tone="ink" />
      <Price amount="90.50" sign="Tk" size="xl" tone="muted" weight="regular" />
      <Price amount="12.00" sign="$" size="xxl" weight="heading" />
    </Stack>
  ),
});
