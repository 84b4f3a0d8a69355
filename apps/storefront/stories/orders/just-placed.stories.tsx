import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { ordersReply } from '../account-steps.ts';
import { wholeText, type Canvas } from '../canvas.ts';
import { money, textsOf } from '../texts-of.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { orders } from '../../src/i18n/en/ordering/orders.ts';

const meta = preview.meta({ title: 'Pages/My orders/Just placed' });
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };
const storedCart = JSON.stringify([
  { id: 1, name: 'Margherita', price: '250.00', quantity: 2, description: '', image_url: null, category: null },
]);
const placing = { as: 'customer', scenario: 'fourDishes', storage: { cart: storedCart }, route: '/food/add-to-card/' } as const;
const placeOrder = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: textsOf(cart)('checkOut') }));

export const JustPlaced = meta.story({
  name: 'An order that was just placed stands first, in view, with what to have ready and where it goes',
  tags: ['placed', 'AC-155', 'height'],
  ...storefront(placing),
  globals: phone,
  play: async ({ canvas }) => {
    await placeOrder(canvas);
    const heading = await canvas.findByRole('heading', { name: /^(Order|অর্ডার) #/ });
    const card = within(heading.closest('article') ?? heading);
    for (const text of [
      money(52500),
      money(50000),
      textsOf(orders)('haveReady', { total: money(52500) }),
      'House 12, Road 5, Dhanmondi, Dhaka 1205\n+8801711000111',
    ])
      await expect(card.getByText(wholeText(text))).toBeVisible();
    await expect(card.getByRole('button', { name: textsOf(orders)('download') })).toBeEnabled();
    await expect(card.getByText(textsOf(orders)('haveReady', { total: money(52500) })).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const JustPlacedUnlisted = meta.story({
  name: 'Until the server lists it, the new order stands there without its number',
  tags: ['placed-unlisted', 'AC-155'],
  ...storefront({
    ...placing,
    prepare: ({ program }) => {
      program({ method: 'POST', path: '/api/user/orders/', reply: { status: 201, json: {} } });
      program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [] } });
    },
  }),
  play: async ({ canvas }) => {
    await placeOrder(canvas);
    const heading = await canvas.findByRole('heading', { name: textsOf(orders)('newOrder') });
    await expect(
      within(heading.closest('article') ?? heading).getByText(textsOf(orders)('haveReady', { total: money(52500) })),
    ).toBeVisible();
    await expect(canvas.queryByText(textsOf(orders)('emptyTitle'))).toBeNull();
    await expect(canvas.queryByText(textsOf(orders)('count', { count: 0 }))).toBeNull();
  },
});

export const JustPlacedListedLate = meta.story({
  name: 'The number of the new order follows by itself when the server lists it',
  tags: ['AC-880'],
  ...storefront(placing),
  play: async ({ canvas }) => {
    const late = backend().program(ordersReply([]));
    const held = backend().program({ method: 'POST', path: '/api/user/orders/', isHeld: true });
    await placeOrder(canvas);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    const readsBefore = late.hitCount();
    held.release();
    await expect(await canvas.findByText(textsOf(orders)('numberFollows'))).toBeVisible();
    await waitFor(() => expect(late.hitCount()).toBeGreaterThan(readsBefore));
    late();
    await expect(await canvas.findByRole('heading', { name: /^(Order|অর্ডার) #/ })).toBeVisible();
    await expect(canvas.getByText(textsOf(orders)('count', { count: 1 }))).toBeInTheDocument();
  },
});

export const JustPlacedUnread = meta.story({
  name: 'If the orders cannot be read, the new order awaits no number, and they can be read again',
  tags: ['placed-unread', 'AC-848'],
  ...storefront({ ...placing, prepare: ({ program }) => void program(ordersReply([])) }),
  play: async ({ canvas }) => {
    const held = backend().program({ method: 'POST', path: '/api/user/orders/', isHeld: true });
    await placeOrder(canvas);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    backend().program({ method: 'GET', path: '/api/user/orders/', reply: { status: 500, json: {} } });
    held.release();
    await canvas.findByRole('heading', { name: textsOf(orders)('newOrder') });
    const again = await canvas.findByRole('button', { name: textsOf(layout)('tryAgain') });
    await expect(canvas.getByText(textsOf(orders)('loadFailed'))).toBeVisible();
    await expect(canvas.queryByText(textsOf(orders)('numberFollows'))).toBeNull();
    backend().clearFaults();
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: /^(Order|অর্ডার) #/ })).toBeVisible();
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
});
