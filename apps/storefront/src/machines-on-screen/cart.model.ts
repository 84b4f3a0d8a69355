import { shownMachine } from '@my-food/machines/charts';
import type { AnyMachineSnapshot } from 'xstate';
import { modelOf } from './screen-model.ts';

const margherita = { id: 1, price: 250_00 };
const line = { item: margherita, quantity: 1, formerPrice: null, isGone: false };
const hasRemoval = (snapshot: AnyMachineSnapshot) => snapshot.context.removed !== null;
const hasNoRemoval = (snapshot: AnyMachineSnapshot) => !hasRemoval(snapshot);
const isFilled = (snapshot: AnyMachineSnapshot) => snapshot.matches('filled') && hasNoRemoval(snapshot);

/** Going to another screen and back forgets a removal, so that whoever has one stays. */
export const cartModel = modelOf(shownMachine('cart'), {
  inputs: [{ lines: [] }, { lines: [line] }],
  done: {
    'a dish is added': { event: { type: 'item.added', item: margherita }, where: hasNoRemoval },
    plus: { event: { type: 'line.increased', id: 1 }, where: isFilled },
    minus: { event: { type: 'line.decreased', id: 1 }, where: isFilled },
    'another tab has stored two of it': { event: { type: 'lines.recalled', lines: [{ ...line, quantity: 2 }] } },
    remove: { event: { type: 'line.removed', id: 1 }, where: isFilled },
    undo: { event: { type: 'removal.undone' }, where: hasRemoval },
    'the screen is left': { event: { type: 'removal.forgotten' }, where: hasRemoval },
    'the menu has a new price': { event: { type: 'menu.read', items: [{ id: 1, price: 300_00 }] }, where: isFilled },
    'everything is ordered': { event: { type: 'cart.emptied' }, where: isFilled },
  },
});
