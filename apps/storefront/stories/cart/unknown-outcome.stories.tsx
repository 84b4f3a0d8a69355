import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { expectToast, type Canvas } from '../canvas.ts';
import { count, money, textsOf } from '../texts-of.ts';
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
