import { createFixture } from '../charts/machine-fixture.ts';
import { createCartMachine } from './cart.machine.ts';
import { countOf } from './cart-lines.ts';

const line = { item: { id: 1, price: 250 }, quantity: 1, previousPrice: null, isUnavailable: false };

export const cartFixture = createFixture({
  machine: createCartMachine(),
  purpose: 'The lines of the cart, the last removal that can be undone, and the changes of the menu.',
  inputs: [{ lines: [] }, { lines: [line] }],
  events: {
    'Add a dish': { type: 'item.added', item: line.item },
    'Add five again': { type: 'items.added', items: [{ item: line.item, quantity: 5 }] },
    Plus: { type: 'line.increased', id: 1 },
    Minus: { type: 'line.decreased', id: 1 },
    'Type two': { type: 'line.quantity.set', id: 1, quantity: 2 },
    Remove: { type: 'line.removed', id: 1 },
    Undo: { type: 'removal.undone' },
    'The page is left': { type: 'page.left' },
    'Another tab stores two': { type: 'lines.reloaded', lines: [{ ...line, quantity: 2 }] },
    'The menu has a new price': { type: 'menu.read', items: [{ id: 1, price: 300 }] },
    'Everything is ordered': { type: 'lines.ordered', lines: [{ id: 1, quantity: 999 }] },
  },
  stopWhen: ({ context }) => countOf(context.lines) > 2,
});
