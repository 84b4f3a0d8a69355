import { accounts } from '@my-food/mocks/accounts';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { countCalls, fill } from '../account-steps.ts';
import { expectToast } from '../canvas.ts';
import { textsOf } from '../texts-of.ts';
import { fieldsOf, logIn } from './login-steps.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Login/Again' });
export default meta;

const cart = JSON.stringify([{ id: 1, name: 'Mezban', price: '250.00', quantity: 3, description: '', image_url: null, category: null }]);

export const AfterAnHour = meta.story({
  name: 'Who logs in again after the access token has expired keeps the cart',
  tags: ['AC-807'],
  ...storefront({ route: '/login/', as: 'customer', storage: { cart }, prepare: ({ expireAccessTokens }) => void expireAccessTokens() }),
  play: async ({ canvas }) => {
    const reads = countCalls('GET', '/api/user/profile/');
    await waitFor(() => expect(reads.hitCount()).toBe(2));
    await logIn(canvas, accounts.customer);
    await expectToast(canvas, textsOf(toasts)('loggedIn'));
    await expect(localStorage.getItem('cart')).toBe(cart);
  },
});

export const AfterAMonth = meta.story({
  name: 'An e-mail that is typed while the session turns out to have ended stays, with the focus',
  tags: ['AC-807'],
  ...storefront({
    route: '/login/',
    as: 'customer',
    prepare: ({ revokeTokens }) => void revokeTokens(),
  }),
  play: async ({ canvas }) => {
    const held = backend().program({ method: 'POST', path: '/api/user/refresh_token/', isHeld: true });
    const { emailField } = await fieldsOf(canvas);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    await fill(emailField, accounts.customer.email);
    held.release();
    await canvas.findByRole('link', { name: textsOf(layout)('login') });
    await expect(emailField).toHaveValue(accounts.customer.email);
    await expect(emailField).toHaveFocus();
  },
});
