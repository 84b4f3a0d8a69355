import type { Guidance } from '../../stories/docs/guidance.ts';
import { NumberField } from '../field/number-field.tsx';
import { QuantityInput } from './quantity-input.tsx';

const ignore = () => undefined;

export const guidance: Guidance = {
  title: 'Components/Quantity input',
  status: 'stable',
  use: ['For a small count that is mostly changed by one: dishes in a cart.'],
  avoid: [
    'For a price or any other number: use a NumberField.',
    'As the only way to remove an entry: put a button that removes beside it. What minus at one does is up to the page.',
  ],
  comparisons: [
    {
      good: (
        <QuantityInput
          label="Quantity of Margherita"
          fieldLabel="Quantity"
          decreaseLabel="Minus one Margherita"
          increaseLabel="Plus one Margherita"
          value={2}
          maximum={999}
          onDecrease={ignore}
          onIncrease={ignore}
          onChange={ignore}
        />
      ),
      because: 'One press for one more, and a field for many.',
      poor: <NumberField label="Quantity" defaultValue="2" />,
      instead: 'Typing for the most frequent change.',
    },
  ],
  words: ['Each label names the dish: ‘Plus one Margherita’.'],
  keyboard: [
    ['Tab', 'Moves through minus, the field and plus.'],
    ['Enter', 'Presses a button; in the field it commits the quantity.'],
    ['↑ ↓', 'Change the quantity by one in the field.'],
    ['Escape', 'Restores the quantity before typing.'],
  ],
  screenReader:
    'A group with its label; the buttons by their names; the field as a spin button with its value. At the largest quantity plus is unavailable but keeps the focus. The owner announces the new total.',
};
