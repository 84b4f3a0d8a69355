import { expect } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { Grid, Stack, Surface } from '../../layout/layout.tsx';
import { TwoColumn } from '../../layout/two-column.tsx';
import { SummaryCard, type SummaryCardProps } from './summary-card.tsx';

function CartPage(props: SummaryCardProps) {
  return (
    <TwoColumn aside={<SummaryCard {...props} />}>
      <Stack>
        {Array.from({ length: 9 }, (_, index) => (
          <Surface key={index} padding="xxl">
            Dish {index + 1}
          </Surface>
        ))}
      </Stack>
    </TwoColumn>
  );
}

const meta = preview.meta({
  title: 'Components/Summary card',
  tags: ['autodocs'],
  component: SummaryCard,
  args: {
    title: 'Order summary',
    rows: [
      { label: 'Subtotal', amount: '৳820.50' },
      { label: 'Tax (5%)', amount: '৳41.03' },
    ],
    total: { label: 'Total', amount: '৳861.53' },
    actions: (
      <Button size="l" fullWidth>
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

/** The action sticks to the lower edge while a long list scrolls, and ends below the totals. */
export const SheetOnAPhone = meta.story({
  tags: ['!autodocs', 'height'],
  parameters: { baseline: 'window' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <CartPage {...args} />,
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Proceed to Checkout' });
    const total = canvas.getByText('৳861.53');
    const bottom = () => action.getBoundingClientRect().bottom;
    await expect(total.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await expect(bottom()).toBeLessThan(window.innerHeight - 60);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(bottom()).toBeGreaterThan(total.getBoundingClientRect().bottom);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const LargeAmounts = meta.story({
  args: { rows: [{ label: 'Subtotal', amount: '৳99999999.90' }], total: { label: 'Total', amount: '৳104999999.90' } },
});

/** Each in a container of its own: on a phone the footer sticks within it. */
export const AllVariants = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, medium: 2 }} gap="xl">
      <div>
        <SummaryCard {...args} />
      </div>
      <div>
        <SummaryCard {...args} title="A feast" note={undefined} total={{ label: 'Total', amount: '৳104999999.90' }} />
      </div>
    </Grid>
  ),
});
