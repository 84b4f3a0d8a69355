import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Text } from '../../text/text.tsx';
import { OrderCard } from './order-card.tsx';

const rows = [{ id: 1, name: 'Kacchi Biryani', quantity: '2', amount: '৳840.00' }];
const moreLabel = (count: number) => `${String(count)} more`;

export const guidance: Guidance = {
  title: 'Components/Order card',
  status: 'stable',
  use: ['For an order that was placed, as its receipt.'],
  avoid: ['For a cart: its rows can be changed.', 'For a sum: use a Summary card.'],
  comparisons: [
    {
      good: <OrderCard heading="Order #41" date="1 March 2026" total="৳882.00" rows={rows} moreLabel={moreLabel} />,
      because: 'Number, date, dishes and total: a receipt.',
      poor: <Text>Order 41: ৳882.00</Text>,
      instead: 'A total without what it is for.',
    },
  ],
  words: ['The heading has the number, the date is written out.'],
  keyboard: [['Tab', 'Moves to the actions, and to what unfolds a long order.']],
  screenReader: 'An article with a heading; a list of dishes with quantity and amount; the total.',
};
