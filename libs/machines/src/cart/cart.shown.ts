import { sample, type ShownMachine } from '../charts/shown-machine.ts';
import { createCartMachine } from './cart.machine.ts';
import { countOf } from './totals.ts';

const line = { item: { id: 1, price: 250 }, quantity: 1, formerPrice: null, isGone: false };

export const shownCart: ShownMachine = {
  name: 'cart',
  purpose: 'The lines of the cart, the one removal that can be undone, and what the menu has changed about them.',
  machine: createCartMachine(),
  inputs: [{ lines: [] }, { lines: [line] }],
  samples: [
    sample('a dish is added', { type: 'item.added', item: line.item }),
    sample('plus', { type: 'line.increased', id: 1 }),
    sample('minus', { type: 'line.decreased', id: 1 }),
    sample('remove', { type: 'line.removed', id: 1 }),
    sample('undo', { type: 'removal.undone' }),
    sample('the screen is left', { type: 'removal.forgotten' }),
    sample('another tab has stored two of it', { type: 'lines.recalled', lines: [{ ...line, quantity: 2 }] }),
    sample('the menu has a new price', { type: 'menu.read', items: [{ id: 1, price: 300 }] }),
    sample('everything is ordered', { type: 'lines.ordered', lines: [{ id: 1, quantity: 999 }] }),
  ],
  isTooFar: (snapshot) => countOf(snapshot.context.lines) > 2,
};
