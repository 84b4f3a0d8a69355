import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import {
  type AddedItem,
  type Cart,
  type Line,
  type OrderedLine,
  type Sellable,
  withItem,
  withItems,
  withoutLine,
  withoutOrdered,
  withQuantityChanged,
  withQuantitySet,
  withRemovalUndone,
} from './cart-lines.ts';
import { compareCartWithMenu } from './menu-comparison.ts';
import { withReloadedLines } from './reloaded-lines.ts';

export type CartEvent<Item> =
  | { type: 'item.added'; item: Item }
  | { type: 'items.added'; items: readonly AddedItem<Item>[] }
  | { type: 'line.increased'; id: number }
  | { type: 'line.decreased'; id: number }
  | { type: 'line.quantity.set'; id: number; quantity: number }
  | { type: 'line.removed'; id: number }
  | { type: 'removal.undone' }
  | { type: 'page.left' }
  | { type: 'lines.reloaded'; lines: Line<Item>[] }
  | { type: 'menu.read'; items: Item[] }
  | { type: 'lines.ordered'; lines: readonly OrderedLine[] };

export type CartEmitted<Item> = { type: 'cart.changed'; lines: Line<Item>[] };

/**
 * The user's cart (Spec §4). `empty`: no lines, though a removal may still be undone. `filled`: at least one line, 1..999 of each dish.
 * `page.left`: the cart is no longer shown, so nothing is left to undo and the ordered lines are gone.
 * Emits `cart.changed` when the lines change in this tab; `lines.reloaded`, from another tab's storage, emits nothing.
 */
export function createCartMachine<Item extends Sellable>() {
  return setup({
    types: {
      context: {} as Cart<Item>,
      input: {} as { lines: Line<Item>[] },
      events: {} as CartEvent<Item>,
      emitted: {} as CartEmitted<Item>,
    },
    guards: { hasLines: ({ context }) => context.lines.length > 0, hasNoLines: ({ context }) => context.lines.length === 0 },
    actions: {
      update: enqueueActions(({ context, enqueue }, next: Cart<Item>) => {
        enqueue.assign(next);
        if (next.lines !== context.lines) enqueue.emit({ type: 'cart.changed', lines: next.lines });
      }),
      reload: assign((_, next: Cart<Item>) => next),
      forget: assign({ removed: null, ordered: null }),
    },
  }).createMachine({
    id: 'cart',
    context: ({ input }) => ({ lines: input.lines, removed: null, ordered: null }),
    initial: 'empty',
    on: {
      'item.added': { actions: { type: 'update', params: ({ context, event }) => withItem(context, event.item, 1) } },
      'items.added': { actions: { type: 'update', params: ({ context, event }) => withItems(context, event.items) } },
      'removal.undone': { actions: { type: 'update', params: ({ context }) => withRemovalUndone(context) } },
      'page.left': { actions: 'forget' },
      'lines.reloaded': { actions: { type: 'reload', params: ({ context, event }) => withReloadedLines(context, event.lines) } },
      'menu.read': { actions: { type: 'update', params: ({ context, event }) => compareCartWithMenu(context, event.items) } },
      'lines.ordered': { actions: { type: 'update', params: ({ context, event }) => withoutOrdered(context, event.lines) } },
    },
    states: {
      empty: { always: { guard: 'hasLines', target: 'filled' } },
      filled: {
        always: { guard: 'hasNoLines', target: 'empty' },
        on: {
          'line.increased': { actions: { type: 'update', params: ({ context, event }) => withQuantityChanged(context, event.id, 1) } },
          'line.decreased': { actions: { type: 'update', params: ({ context, event }) => withQuantityChanged(context, event.id, -1) } },
          'line.quantity.set': {
            actions: { type: 'update', params: ({ context, event }) => withQuantitySet(context, event.id, event.quantity) },
          },
          'line.removed': { actions: { type: 'update', params: ({ context, event }) => withoutLine(context, event.id) } },
        },
      },
    },
  });
}

export type CartActor<Item extends Sellable> = ActorRefFrom<ReturnType<typeof createCartMachine<Item>>>;
