import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import type { Canvas } from '../canvas.ts';
import { detailPrice, money, textsOf } from '../texts-of.ts';
import { details } from '../../src/i18n/en/details.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { orders } from '../../src/i18n/en/ordering/orders.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Journeys/Purchase' });
export default meta;

const chooseCurries = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Curry' }));
  await expect(await canvas.findByRole('radio', { name: 'Curry' })).toBeChecked();
  await waitFor(() =>
    expect(canvas.getAllByRole('heading', { level: 2 }).map((dish: HTMLElement) => dish.textContent)).toEqual(['Dal', 'Naan']),
  );
};

const openDal = async (canvas: Canvas) => {
  await userEvent.click(within(canvas.getByRole('heading', { name: 'Dal' })).getByRole('link'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dal' })).toHaveFocus();
  await expect(canvas.getByText(detailPrice(12050))).toBeVisible();
};

const addTwo = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: textsOf(details)('addToCart') }));
  await userEvent.click(await canvas.findByRole('button', { name: textsOf(cart)('increase', { dish: 'Dal' }) }));
  const summary = within(canvas.getByRole('region', { name: textsOf(cart)('summary') }));
  await expect(summary.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([money(24100), money(1205), money(25305)]);
};

const placeOrder = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: textsOf(cart)('checkOut') }));
  await canvas.findByText(textsOf(toasts)('orderPlaced'));
  await expect(await canvas.findByRole('heading', { name: textsOf(orders)('title') })).toBeVisible();
  const newest = within(await canvas.findByText(money(25305)).then((total: HTMLElement) => total.closest('article') ?? total));
  await expect(newest.getByText('Dal')).toBeVisible();
  await expect(newest.getByRole('button', { name: textsOf(orders)('download') })).toBeVisible();
};

export const FromHomeToTheOrder = meta.story({
  ...storefront({ route: '/', scenario: 'fourDishes', as: 'customer' }),
  play: async ({ canvas, step }) => {
    await step('Chooses a category', () => chooseCurries(canvas));
    await step('Opens a dish', () => openDal(canvas));
    await step('Adds two to the cart', () => addTwo(canvas));
    await step('Orders', () => placeOrder(canvas));
  },
});
export const OnAPhone = meta.story({
  ...FromHomeToTheOrder.input,
  globals: { viewport: { value: 'phone', isRotated: false } },
});
