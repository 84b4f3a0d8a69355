import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { type backend, storefront } from '../storefront-story.tsx';
import { profileWith } from '../account-steps.ts';
import { mainOf, wholeText } from '../canvas.ts';
import { textsOf } from '../texts-of.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { titles } from '../../src/i18n/en/titles.ts';

const meta = preview.meta({ title: 'Pages/Cart/Delivery' });
export default meta;

const storedCart = JSON.stringify([
  { id: 1, name: 'Margherita', price: '250.00', quantity: 2, description: '', image_url: null, category: null },
]);
const withCart = (options: Partial<Parameters<typeof storefront>[0]> = {}) =>
  storefront({ route: '/food/add-to-card/', scenario: 'fourDishes', as: 'customer', storage: { cart: storedCart }, ...options });
const profile = { method: 'GET', path: '/api/user/profile/' } as const;

export const Address = meta.story({
  name: 'The address and phone of the profile, with a way to change them',
  tags: ['filled', 'AC-156'],
  ...withCart(),
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: textsOf(cart)('summary') }));
    await expect(await summary.findByText(wholeText('House 12, Road 5, Dhanmondi, Dhaka 1205'))).toBeVisible();
    await expect(summary.getByText(/\+8801711000111/)).toBeVisible();
    await userEvent.click(summary.getByRole('link', { name: textsOf(cart)('changeAddress') }));
    await waitFor(() => expect(mainOf(canvas).getByRole('heading', { level: 1, name: textsOf(titles)('profileUpdate') })).toBeVisible());
  },
});

export const WithoutAddress = meta.story({
  name: 'A profile without an address',
  tags: ['missing', 'AC-156'],
  ...withCart({ prepare: ({ program }) => void program(profileWith({ address: null })) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(cart)('noAddress'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: textsOf(cart)('addAddress') })).toHaveAttribute('href', '/profile/update/');
  },
});

let held: ReturnType<ReturnType<typeof backend>['program']> | undefined;

export const Refused = meta.story({
  name: 'A failed read shows nothing, and the session stays',
  tags: ['refused', 'AC-156'],
  ...withCart({ prepare: ({ program }) => void (held = program({ ...profile, isHeld: true, reply: { status: 401, json: {} } })) }),
  play: async ({ canvas }) => {
    const errors = spyOn(console, 'error').mockReturnValue();
    await waitFor(() => expect(held?.hitCount()).toBeGreaterThan(0));
    held?.release();
    await waitFor(() => expect(errors).toHaveBeenCalledWith('Reading profile failed:', expect.anything()));
    await expect(canvas.queryByText(textsOf(cart)('deliverTo'))).toBeNull();
    await expect(canvas.getByRole('button', { name: textsOf(layout)('account') })).toBeVisible();
  },
});
