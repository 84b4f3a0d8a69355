import { expect } from 'storybook/test';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';

const meta = preview.meta({ title: 'Pages/Cart/Empty on a phone' });
export default meta;

const isUncovered = (element: HTMLElement) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
};

export const NothingToOrder = meta.story({
  name: 'The checkout covers nothing while there is nothing to order',
  tags: ['AC-570'],
  ...storefront({ route: '/food/add-to-card/', scenario: 'fourDishes' }),
  ...windowOf(375, 720),
  play: async ({ canvas }) => {
    await expect(isUncovered(await canvas.findByRole('link', { name: textsOf(cart)('browseMenu') }))).toBe(true);
  },
});
