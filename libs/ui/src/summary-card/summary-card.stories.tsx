import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { SummaryCard } from './summary-card.tsx';

const meta = preview.meta({
  title: 'Components/Summary card',
  component: SummaryCard,
  args: {
    title: 'Order summary',
    rows: [
      { label: 'Subtotal', amount: '৳820.50' },
      { label: 'Tax (5%)', amount: '৳41.03' },
    ],
    total: { label: 'Total', amount: '৳861.53' },
    action: (
      <Button size="l" isWide>
        Proceed to Checkout
      </Button>
    ),
    note: 'You pay when it stands at your door.',
  },
});

export const Card = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['৳820.50', '৳41.03', '৳861.53']);
  },
});

export const SheetOnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const LargeAmounts = meta.story({
  args: { rows: [{ label: 'Subtotal', amount: '৳99999999.90' }], total: { label: 'Total', amount: '৳104999999.90' } },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <SummaryCard {...args} />
      <SummaryCard {...args} title="A feast" note={undefined} total={{ label: 'Total', amount: '৳104999999.90' }} />
    </Stack>
  ),
});
