import { expect, userEvent } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { DownloadIcon } from '../../icons/icons.tsx';
import { Grid } from '../../layout/layout.tsx';
import { Text } from '../../text/text.tsx';
import { OrderCard, type OrderCardRow } from './order-card.tsx';

const rows: OrderCardRow[] = [
  { name: 'Kacchi Biryani', quantity: '2', amount: '৳840.00' },
  { name: 'কাচ্চি বিরিয়ানি', quantity: '1', amount: '৳450.00' },
  { name: 'Mishti Doi', quantity: '12', amount: '৳90.50' },
];

const meta = preview.meta({
  title: 'Components/Order card',
  tags: ['autodocs'],
  component: OrderCard,
  args: {
    heading: 'Order 42',
    date: '20 November 2026, 13:05',
    total: '৳1449.53',
    rows,
    moreLabel: (count: number) => `${count} more`,
    actions: (
      <>
        <Button size="s" icon={<DownloadIcon />}>
          Download
        </Button>
        <Button size="s" variant="quiet">
          Order again
        </Button>
      </>
    ),
  },
});

export const Receipt = meta.story();

export const OnAPhone = meta.story({ tags: ['!autodocs'], globals: { viewport: { value: 'phone', isRotated: false } } });

export const WithoutRows = meta.story({ args: { rows: [], date: '—', total: '—' } });

const note = (
  <>
    <Text as="strong" weight="bold">
      Have ৳1449.53 ready
    </Text>
    <Text size="s" tone="muted">
      House 12, Road 5, Dhanmondi, Dhaka 1205
    </Text>
  </>
);

/** An order that was just placed. */
export const WithNote = meta.story({ args: { note } });

/** Only the first five dishes are expanded. */
export const ManyRows = meta.story({
  args: {
    rows: Array.from({ length: 60 }, (_, index) => ({
      name: `Dish ${index + 1}`,
      quantity: String(index + 1),
      amount: `৳${index + 1}.00`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Dish 6')).not.toBeVisible();
    await userEvent.click(canvas.getByText('55 more'));
    await expect(canvas.getByText('Dish 60')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { rows: [{ name: 'Panta'.repeat(60), quantity: '999', amount: '৳99999.90' }], heading: 'Order 9007199254740991' },
});

export const HighestQuantity = meta.story({
  name: 'The highest quantity and its sign are on one line',
  tags: ['!autodocs', 'AC-838'],
  args: { rows: ['999', '৯৯৯'].map((quantity) => ({ name: 'Kacchi Biryani', quantity, amount: '৳99999.90' })) },
  play: async ({ canvas }) => {
    for (const quantity of ['999 ×', '৯৯৯ ×']) {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(quantity));
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, medium: 2 }}>
      <OrderCard {...args} note={note} />
      <OrderCard {...args} rows={[]} date="—" total="—" heading="Order 43" />
      <OrderCard {...args} rows={Array.from({ length: 12 }, () => rows).flat()} heading="Order 44" />
      <OrderCard {...args} rows={[{ name: 'Panta'.repeat(60), quantity: '999', amount: '৳99999.90' }]} heading="Order 9007199254740991" />
    </Grid>
  ),
});
