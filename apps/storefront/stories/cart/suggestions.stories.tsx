import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { expectToast } from '../canvas.ts';
import { textsOf } from '../texts-of.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Cart suggestions' });
export default meta;

/** The cart page with Margherita, the only pizza of four dishes: Dal and Naan are curries, Kacchi is rice. */
const withMargherita = (options: Partial<Parameters<typeof storefront>[0]> = {}) => {
  const row = { id: 1, name: 'Margherita', price: '250.00', quantity: 2, description: '', image_url: null, category: null };
  return storefront({ route: '/food/add-to-card/', scenario: 'fourDishes', storage: { cart: JSON.stringify([row]) }, ...options });
};

export const OneOfEachCategory = meta.story({
  name: 'A dish of each other category, added with one press',
  tags: ['AC-166'],
  ...withMargherita({ as: 'customer' }),
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: textsOf(cart)('suggestions') }));
    await expect(region.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      textsOf(cart)('addLabel', { dish: 'Dal' }),
      textsOf(cart)('addLabel', { dish: 'Kacchi' }),
    ]);
    await userEvent.click(region.getByRole('button', { name: textsOf(cart)('addLabel', { dish: 'Dal' }) }));
    await expect(canvas.getByRole('group', { name: textsOf(cart)('quantity', { dish: 'Dal' }) })).toBeVisible();
    const announced = expect.stringContaining(textsOf(cart)('changedLine', { dish: 'Dal', quantity: 1 }));
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(announced);
    await expect(region.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([textsOf(cart)('addLabel', { dish: 'Kacchi' })]);
    await expect(region.getByRole('button', { name: textsOf(cart)('addLabel', { dish: 'Kacchi' }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: textsOf(cart)('suggestions') })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    // A dish that can return to its row is not suggested.
    await userEvent.click(canvas.getByRole('button', { name: textsOf(cart)('remove', { dish: 'Dal' }) }));
    await expect(canvas.getByRole('button', { name: textsOf(cart)('undoLabel', { dish: 'Dal' }) })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: textsOf(cart)('suggestions') })).toBeNull();
  },
});

export const SecondPress = meta.story({
  name: 'A double press adds one dish, and the place stays where it is',
  tags: ['AC-167', 'height'],
  ...withMargherita({ as: 'customer' }),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: textsOf(cart)('suggestions') });
    region.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { top } = region.getBoundingClientRect();
    await userEvent.click(within(region).getByRole('button', { name: textsOf(cart)('addLabel', { dish: 'Dal' }) }));
    fireEvent.click(within(region).getByRole('button', { name: textsOf(cart)('addLabel', { dish: 'Kacchi' }) }), { detail: 2 });
    await expect(canvas.getByRole('group', { name: textsOf(cart)('quantity', { dish: 'Dal' }) })).toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: textsOf(cart)('quantity', { dish: 'Kacchi' }) })).toBeNull();
    if (document.documentElement.scrollHeight > window.innerHeight)
      await expect(Math.abs(region.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
});

export const OnItsWay = meta.story({
  name: 'No suggestions while an order is on its way',
  tags: ['AC-168'],
  ...withMargherita({ as: 'customer' }),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: textsOf(cart)('suggestions') });
    const held = backend().program({ method: 'POST', path: '/api/user/orders/', isHeld: true });
    await userEvent.click(canvas.getByRole('button', { name: textsOf(cart)('checkOut') }));
    await waitFor(() => expect(region).not.toBeVisible());
    await expect(region).toHaveAttribute('inert');
    held.release();
    // Its success would otherwise empty the cart of the next story.
    await expectToast(canvas, textsOf(toasts)('orderPlaced'));
  },
});

let releaseMenu = (): void => undefined;

export const MenuUnread = meta.story({
  name: 'No suggestions before the menu has been read',
  tags: ['AC-168'],
  ...withMargherita({
    as: 'customer',
    prepare: (shop) => {
      releaseMenu = shop.program({ method: 'GET', path: '/api/food/', isHeld: true }).release;
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Margherita');
    await expect(canvas.queryByRole('region', { name: textsOf(cart)('suggestions') })).toBeNull();
    releaseMenu();
    await expect(await canvas.findByRole('region', { name: textsOf(cart)('suggestions') })).toBeVisible();
  },
});
