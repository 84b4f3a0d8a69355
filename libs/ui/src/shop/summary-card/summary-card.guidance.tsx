import type { Guidance } from '../../../stories/docs/guidance.ts';
import { Button } from '../../button/button.tsx';
import { SummaryCard } from './summary-card.tsx';

const total = { label: 'Total', amount: '৳861.53' };

export const guidance: Guidance = {
  title: 'Components/Summary card',
  status: 'stable',
  use: ['For the sums of an order, with the one action that follows.'],
  avoid: ['For single prices: use Price.', 'For more than one primary action.'],
  comparisons: [
    {
      good: (
        <SummaryCard
          title="Order summary"
          rows={[
            { label: 'Subtotal', amount: '৳820.50' },
            { label: 'Tax (5%)', amount: '৳41.03' },
          ]}
          total={total}
          actions={<Button fullWidth>Proceed to Checkout</Button>}
        />
      ),
      because: 'The total can be checked from its parts.',
      poor: <SummaryCard title="To pay" rows={[]} total={total} actions={<Button fullWidth>OK</Button>} />,
      instead: 'A total out of nowhere, and a button that does not say what it does.',
    },
  ],
  words: ['Labels are nouns; the tax has its rate.'],
  keyboard: [['Tab', 'Moves the focus to the action, which stays in view on a phone.']],
  screenReader: 'A region with its title; each sum as a term with its amount.',
};
