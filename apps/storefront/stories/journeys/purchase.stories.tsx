import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { inSequence, type Step } from './journey.ts';

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
  await expect(canvas.getByText('Tk 120.50')).toBeVisible();
};

const addsTwo: Step = async (canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Plus one Dal/ }));
  const summary = within(canvas.getByRole('region', { name: 'Order summary' }));
  await expect(summary.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['৳241.00', '৳12.05', '৳253.05']);
};

const orders: Step = async (canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }));
  await canvas.findByText('Order placed successfully!');
  await expect(await canvas.findByRole('heading', { name: 'My Orders' })).toBeVisible();
  const newest = within(await canvas.findByText('৳253.05').then((total: HTMLElement) => total.closest('article') ?? total));
  await expect(newest.getByText('Dal')).toBeVisible();
  await expect(newest.getByRole('button', { name: /^Download/ })).toBeVisible();
};

export const Category = meta.story({ name: '1 Chooses a category', ...shop, play: inSequence(choosesCurries) });
export const Dish = meta.story({ name: '2 Opens a dish', ...shop, play: inSequence(choosesCurries, opensDal) });
export const Cart = meta.story({ name: '3 Adds two to the cart', ...shop, play: inSequence(choosesCurries, opensDal, addsTwo) });
export const Order = meta.story({ name: '4 Orders', ...shop, play: inSequence(choosesCurries, opensDal, addsTwo, orders) });
export const OnAPhone = meta.story({
  ...Order.input,
  name: '4 Orders, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
});
