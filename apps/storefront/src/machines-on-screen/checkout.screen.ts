import { userEvent } from 'storybook/test';
import { formatAmount } from '../lib/amount.ts';
import { cartOf, raisePrice } from './cart.screen.ts';
import type { checkoutModel } from './checkout.model.ts';
import { json } from './gates.ts';
import { orderLockFree, takeOrderLock } from './order-lock.ts';
import { expectBusy, type Act, type Screen } from './screen.ts';
import type { Stage } from './stage.tsx';

const address = '/food/add-to-card/';
const [orders, foods] = ['/api/user/orders/', '/api/food/'];
const pendingKey = 'my-food-pending-order';
const pendingOrder = { total: 26250, knownIds: [], requestedAt: 0 };

const orderButton = (stage: Stage) => stage.find('button', 'Proceed to Checkout');
const checkButton = (stage: Stage) => stage.find('button', 'Check my orders');

/** The page with a filled cart, somebody who may order it, and nothing under way. */
async function ready(stage: Stage) {
  if (!stage.isAt(address)) await stage.goTo(address, 'Your cart');
  const storage = stage.otherTab.storage();
  if (storage.getItem('accessToken') === null) {
    stage.otherTab.session.open(await stage.logInElsewhere('customer'));
    await stage.find('button', 'Your account');
  }
  if (storage.getItem('cart') === null) storage.setItem('cart', cartOf(1));
  await stage.find('button', 'Remove Margherita');
  await orderLockFree();
  await stage.quiet();
}

/** Lets another tab hold all orders back, before the menu's answer sets it off. */
const heldElsewhere = 'another tab is ordering this cart';
let giveLockBack: () => void = () => undefined;
const answerMenu =
  (answer: (stage: Stage) => Promise<void>): Act =>
  async (stage, next) => {
    if (next?.sample.says === heldElsewhere) giveLockBack = await takeOrderLock();
    await answer(stage);
  };
const total = (stage: Stage) => {
  const pending: unknown = JSON.parse(stage.otherTab.memory().getItem(pendingKey) ?? '{}');
  return typeof pending === 'object' && pending !== null && 'total' in pending ? formatAmount(Number(pending.total)) : '';
};

export const checkoutScreen: Screen<(typeof checkoutModel)['says'][number]> = {
  begin: (stage, { isOutcomeUnknown }) => {
    giveLockBack();
    return stage.start({
      route: address,
      as: 'customer',
      storage: { cart: cartOf(1) },
      memory: isOutcomeUnknown === true ? { [pendingKey]: JSON.stringify(pendingOrder) } : {},
    });
  },
  acts: {
    'an empty cart is ordered': async (stage) => {
      await userEvent.click(await stage.find('button', 'Remove Margherita'));
      await userEvent.click(await orderButton(stage));
      await stage.expectToast('Please add at least one item to your cart.');
    },
    'the cart is ordered': async (stage) => {
      await ready(stage);
      stage.gates.hold('GET', foods);
      stage.gates.hold('POST', orders);
      await userEvent.click(await orderButton(stage));
    },
    'the menu is as it was': answerMenu((stage) => stage.gates.answer('GET', foods, 'own')),
    'the menu has changed': async (stage) => {
      raisePrice();
      await stage.gates.answer('GET', foods, 'own');
      await stage.see((canvas) => canvas.getByText(/^The menu has changed since you looked/));
    },
    'the menu cannot be read': answerMenu((stage) => stage.gates.answer('GET', foods, json(500, {}))),
    'two seconds pass without a menu': answerMenu(async (stage) => {
      stage.clock.advance(2000);
      await stage.gates.answer('GET', foods, json(500, {}));
    }),
    'the server takes the order': (stage) => stage.gates.answer('POST', orders, 'own'),
    'the server refuses the order': async (stage) => {
      await stage.gates.answer('POST', orders, json(400, { detail: 'Closed' }));
      await stage.expectToast('Failed to place order.');
    },
    'the server asks for a pause': (stage) => stage.gates.answer('POST', orders, json(429, {}, { 'retry-after': '30' })),
    'the pause is over': async (stage) => stage.clock.advance(30_000),
    'another tab is ordering this cart': async (stage) => {
      await stage.see((canvas) => canvas.getByText('This cart is being ordered in another tab.'));
      giveLockBack();
      stage.gates.clear();
    },
    'the answer is lost': (stage) => stage.gates.answer('POST', orders, 'lost'),
    'the person asks for the outcome': async (stage) => {
      await stage.quiet();
      stage.gates.hold('GET', orders);
      await userEvent.click(await checkButton(stage));
    },
    'another tab has lost the answer to its order': async (stage) => {
      const channel = new BroadcastChannel(pendingKey);
      channel.postMessage({ type: 'lost', pending: pendingOrder });
      channel.close();
      stage.gates.clear();
    },
    'the order is on record': async (stage) => {
      const order = { id: 4711, created_at: new Date(Date.now()).toISOString(), subtotal: total(stage), tax: '0.00', total: total(stage) };
      await stage.gates.answer('GET', orders, json(200, [{ ...order, items: [] }]));
    },
    'no such order is on record': async (stage) => {
      await stage.gates.answer('GET', orders, json(200, []));
      await stage.see((canvas) => canvas.getByText(/^No such order is on record/));
    },
    'the orders cannot be read': async (stage) => {
      await stage.gates.answer('GET', orders, json(500, {}));
      await stage.see((canvas) => canvas.getByText(/Your orders could not be read just now/));
    },
    'another tab signs out': async (stage) => {
      stage.otherTab.storage().clear();
      await stage.find('link', 'Login');
      stage.gates.clear();
    },
  },
  sights: {
    reviewing: async (stage) => {
      if (!stage.isAt(address)) await stage.goTo(address, 'Your cart');
      await stage.see((canvas) => {
        expectBusy(canvas.getByRole('button', { name: 'Proceed to Checkout' }), false);
        if (canvas.queryByRole('button', { name: 'Check my orders' })) throw new Error('An outcome is unknown.');
      });
    },
    checking: async (stage) => {
      expectBusy(await orderButton(stage), true);
      await stage.gates.expectWaiting('GET', foods);
    },
    placing: async (stage, next) => {
      if (next?.sample.says === heldElsewhere) return;
      expectBusy(await orderButton(stage), true);
      await stage.gates.expectWaiting('POST', orders);
    },
    placed: async (stage) => {
      await stage.expectToast('Order placed successfully!');
      await stage.arrive('My Orders');
    },
    refused: async (stage) => {
      await stage.see((canvas) => canvas.getByText(/^The order was not accepted/));
      expectBusy(await orderButton(stage), false);
    },
    throttled: async (stage) => {
      await stage.see((canvas) => canvas.getByText('The kitchen needs a moment'));
      if ((await orderButton(stage)).hasAttribute('disabled')) return;
      throw new Error('The order may be sent before the pause is over.');
    },
    unknown: async (stage) => {
      await stage.see((canvas) => canvas.getByText('Did the order arrive?'));
      expectBusy(await checkButton(stage), false);
      if ((await orderButton(stage)).hasAttribute('disabled')) return;
      throw new Error('The order may be sent again before anybody has looked.');
    },
    finding: async (stage) => {
      expectBusy(await checkButton(stage), true);
      await stage.gates.expectWaiting('GET', orders);
    },
  },
};
