import { userEvent, within } from 'storybook/test';
import { formatAmount } from '../lib/amount.ts';
import { backend } from '../stories/storefront-story.tsx';
import type { cartModel } from './cart.model.ts';
import { orderLockFree } from './order-lock.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.tsx';

const address = '/food/add-to-card/';
export const cartOf = (quantity: number) =>
  JSON.stringify([{ id: 1, name: 'Margherita', description: '', price: '250.00', image_url: null, category: null, quantity }]);

/** The kitchen takes ten taka more for a Margherita; answers what it took before, in poisha. */
export function raisePrice(): number {
  const where = { name: { equals: 'Margherita' } };
  const before = backend().db.food.findFirst({ where })?.price ?? 0;
  backend().db.food.update({ where, data: { price: before + 10_00 } });
  return before;
}

const lookAtCart = async (stage: Stage) => {
  if (!stage.isAt(address)) await stage.goTo(address, 'Your cart');
  // The menu is read on entry; whatever it says has been said then.
  await stage.quiet();
};
const click = async (stage: Stage, button: string | RegExp) => userEvent.click(await stage.find('button', button));

export const cartScreen: Screen<(typeof cartModel)['says'][number]> = {
  begin: (stage, { lines }) =>
    stage.start({
      route: address,
      as: 'customer',
      storage: Array.isArray(lines) && lines.length > 0 ? { cart: cartOf(1) } : {},
    }),
  acts: {
    'a dish is added': async (stage) => {
      await stage.goTo('/food/', 'Our signature dishes');
      const add = await stage.see((canvas) => canvas.getByRole('button', { name: 'Add to Order', description: 'Margherita' }));
      await userEvent.click(add);
      await stage.arrive('Your cart');
    },
    plus: (stage) => click(stage, 'Plus one Margherita'),
    minus: (stage) => click(stage, 'Minus one Margherita'),
    remove: (stage) => click(stage, 'Remove Margherita'),
    undo: (stage) => click(stage, /^Undo/),
    'another tab has stored two of it': async (stage) => {
      stage.otherTab.storage().setItem('cart', cartOf(2));
      await stage.see((canvas) => {
        const quantity = within(canvas.getByRole('group', { name: 'Quantity of Margherita' })).getByRole('status');
        if (quantity.textContent !== '2') throw new Error('There are not two.');
      });
    },
    'the screen is left': (stage) => stage.goTo('/food/', 'Our signature dishes'),
    'the menu has a new price': async (stage) => {
      const before = formatAmount(raisePrice());
      await stage.goTo('/food/', 'Our signature dishes');
      await stage.goTo(address, 'Your cart');
      await stage.see((canvas) => canvas.getByText(`The price has changed from ৳${before}.`));
    },
    'everything is ordered': async (stage) => {
      await orderLockFree();
      await click(stage, 'Proceed to Checkout');
      await stage.expectToast('Order placed successfully!');
      await stage.arrive('My Orders');
    },
  },
  sights: {
    empty: async (stage) => {
      await lookAtCart(stage);
      await stage.see((canvas) => {
        if (canvas.queryByRole('button', { name: 'Remove Margherita' })) throw new Error('There is a row.');
        canvas.getByText(/^Nothing on the plate yet$|is no longer in your cart/);
      });
    },
    filled: async (stage) => {
      await lookAtCart(stage);
      await stage.find('button', 'Remove Margherita');
    },
  },
};
