import { expect, userEvent } from 'storybook/test';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { wholeText } from '../canvas.ts';
import { money, textsOf } from '../texts-of.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { waitingCart } from '../../src/i18n/en/ordering/waiting-cart.ts';

const meta = preview.meta({ title: 'Pages/Profile/Coming back' });
export default meta;

export const CartWaits = meta.story({
  name: 'A filled cart waits: the profile leads back to it',
  tags: ['cart-waits', 'AC-159'],
  ...storefront({
    route: '/profile/',
    as: 'customer',
    storage: {
      cart: JSON.stringify([{ id: 1, name: 'Mezban', price: '250.00', quantity: 3, description: '', image_url: null, category: null }]),
    },
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: textsOf(waitingCart)('waiting', { count: 3, total: money(78750) }) });
    await expect(link).toHaveAttribute('href', '/food/add-to-card/');
  },
});

export const FoldedOnAPhone = meta.story({
  name: 'On a phone the fields are folded',
  tags: ['folded', 'AC-162'],
  ...storefront({ route: '/profile/', as: 'customer' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: textsOf(profile)('details'), expanded: false });
    await expect(canvas.getByText(wholeText('customer@my-food.example'))).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(wholeText('customer@my-food.example'))).toBeVisible();
  },
});
