import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { expectToast, type Canvas } from '../canvas.ts';
import { count, money, textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Cart/Unknown outcome' });
export default meta;

const storedCart = JSON.stringify([
  { id: 1, name: 'Margherita', price: '250.00', quantity: 2, description: '', image_url: null, category: null },
]);
const filledCart = () => storefront({ route: '/food/add-to-card/', scenario: 'fourDishes', as: 'customer', storage: { cart: storedCart } });

/** Presses a button by keyboard, which keeps or hands on the focus. */
async function pressByKey(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}
/** The status of the checkout with this title has the focus. */
const expectFocusOn = (canvas: Canvas, title: 'waitingTitle' | 'candidatesTitle') =>
  waitFor(() => expect(canvas.getByText(textsOf(cart)(title)).closest('[tabindex]')).toHaveFocus());

export const UnknownOutcome = meta.story({
  name: 'Lost response: check before ordering again; each button that goes away or waits keeps or hands on the focus',
  tags: ['unknown-outcome', 'AC-371'],
  ...filledCart(),
  play: async ({ canvas }) => {
    const orders = backend().program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
    const button = await canvas.findByRole('button', { name: textsOf(cart)('checkOut') });
    await pressByKey(button);
    await expectToast(canvas, textsOf(toasts)('orderUnreachable'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await pressByKey(canvas.getByRole('button', { name: textsOf(cart)('checkOrders') }));
    await expect(await canvas.findByText(textsOf(cart)('waitingTitle'))).toBeVisible();
    await expectFocusOn(canvas, 'waitingTitle');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(orders.hitCount()).toBe(1);
  },
});

export const NearMatch = meta.story({
  name: 'Lost response with a similar order on record: the user decides',
  ...filledCart(),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(cart)('checkOut') }));
    await expectToast(canvas, textsOf(toasts)('orderUnreachable'));
    const orders = [
      {
        id: 41,
        created_at: '2026-03-01T12:00:00Z',
        subtotal: '250.00',
        tax: '12.50',
        total: '262.50',
        items: [{ food_name: 'Margherita', quantity: 1, price: '250.00' }],
      },
    ];
    backend().program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: orders } });
    await pressByKey(canvas.getByRole('button', { name: textsOf(cart)('checkOrders') }));
    await expect(await canvas.findByText(textsOf(cart)('candidatesTitle'))).toBeVisible();
    await expectFocusOn(canvas, 'candidatesTitle');
    const candidate = new RegExp(`#${count(41)}.*${count(1)} × Margherita, ${money(26250)}`);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(candidate));
    await pressByKey(canvas.getByRole('button', { name: textsOf(cart)('reject', { count: 1 }) }));
    await expectFocusOn(canvas, 'waitingTitle');
  },
});

const tenDishes = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Dish ${String(index + 1)}`,
  price: '250.00',
  quantity: 1,
  description: '',
  image_url: null,
  category: null,
}));

const inALowWindow = {
  ...storefront({
    route: '/food/add-to-card/',
    as: 'customer',
    storage: { cart: JSON.stringify(tenDishes) },
    prepare: ({ db }) => {
      for (const { id, name } of tenDishes) db.food.update({ where: { id: { equals: id } }, data: { name, price: 25000 } });
    },
  }),
  ...windowOf(1366, 641),
};

export const InALowWindow = meta.story({
  name: 'A summary that a lost response makes higher than the window: the next step comes into view',
  tags: ['height', 'AC-770'],
  ...inALowWindow,
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
    const button = await canvas.findByRole('button', { name: textsOf(cart)('checkOut') });
    button.scrollIntoView({ block: 'nearest' });
    await userEvent.click(button);
    const next = await canvas.findByRole('button', { name: textsOf(cart)('checkOrders') });
    await waitFor(() => expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(next.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

export const ScrolledInALowWindow = meta.story({
  name: 'The same beside a list that is scrolled: the list does not move',
  tags: ['height', 'AC-770'],
  ...inALowWindow,
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
    const button = await canvas.findByRole('button', { name: textsOf(cart)('checkOut') });
    window.scrollTo({ top: 400, behavior: 'instant' });
    await userEvent.click(button);
    const next = await canvas.findByRole('button', { name: textsOf(cart)('checkOrders') });
    await waitFor(() => expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(window.scrollY).toBe(400);
  },
});
