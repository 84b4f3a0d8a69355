import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { inSequence, type Step } from './journey.ts';
import { detailPrice, money, textsOf } from '../texts-of.ts';
import { details } from '../../src/i18n/en/details.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { orders } from '../../src/i18n/en/ordering/orders.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Journeys/Purchase' });
export default meta;

const shop = storefront({ route: '/', scenario: 'fourDishes', as: 'customer' });

const choosesCurries: Step = async (canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Curry' }));
  await expect(await canvas.findByRole('radio', { name: 'Curry' })).toBeChecked();
  await waitFor(() =>
    expect(canvas.getAllByRole('heading', { level: 2 }).map((dish: HTMLElement) => dish.textContent)).toEqual(['Dal', 'Naan']),
  );
};

const opensDal: Step = async (canvas) => {
  await userEvent.click(within(canvas.getByRole('heading', { name: 'Dal' })).getByRole('link'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dal' })).toHaveFocus();
  await expect(canvas.getByText(detailPrice(12050))).toBeVisible();
};

const addsTwo: Step = async (canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: textsOf(details)('addToCart') }));
  await userEvent.click(await canvas.findByRole('button', { name: textsOf(cart)('increase', { dish: 'Dal' }) }));
  const summary = within(canvas.getByRole('region', { name: textsOf(cart)('summary') }));
  await expect(summary.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([money(24100), money(1205), money(25305)]);
};

const placesOrder: Step = async (canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: textsOf(cart)('checkOut') }));
  await canvas.findByText(textsOf(toasts)('orderPlaced'));
  await expect(await canvas.findByRole('heading', { name: textsOf(orders)('title') })).toBeVisible();
  const newest = within(await canvas.findByText(money(25305)).then((total: HTMLElement) => total.closest('article') ?? total));
  await expect(newest.getByText('Dal')).toBeVisible();
  await expect(newest.getByRole('button', { name: textsOf(orders)('download') })).toBeVisible();
};

export const Category = meta.story({ name: '1 Chooses a category', ...shop, play: inSequence(choosesCurries) });
export const Dish = meta.story({ name: '2 Opens a dish', ...shop, play: inSequence(choosesCurries, opensDal) });
export const Cart = meta.story({ name: '3 Adds two to the cart', ...shop, play: inSequence(choosesCurries, opensDal, addsTwo) });
export const Order = meta.story({ name: '4 Orders', ...shop, play: inSequence(choosesCurries, opensDal, addsTwo, placesOrder) });
export const OnAPhone = meta.story({
  ...Order.input,
  name: '4 Orders, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
});
