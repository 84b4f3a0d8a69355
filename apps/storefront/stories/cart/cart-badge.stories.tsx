import { expect, waitFor, within } from 'storybook/test';
import { layout } from '../../src/i18n/en/layout.ts';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Cart badge' });
export default meta;

const row = { id: 1, name: 'Margherita', price: '250.00', quantity: 120, description: '', image_url: null, category: null };

/** Where the ink of a text begins: its box has the height of the font. */
function inkTop(element: Element): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.font = getComputedStyle(element).font;
  const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText(element.textContent);
  return element.getBoundingClientRect().top + fontBoundingBoxAscent - actualBoundingBoxAscent;
}

export const InBangla = meta.story({
  name: 'In Bangla the badge covers no sign above the letters',
  tags: ['AC-344'],
  ...storefront({ route: '/food/add-to-card/', scenario: 'fourDishes', storage: { cart: JSON.stringify([row]) } }),
  globals: { language: 'bn', viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    const link = within(await canvas.findByRole('banner')).getByRole('link', { name: textsOf(layout)('cart') });
    const badge = await waitFor(() => {
      const found = link.querySelector('[data-count]');
      if (!found) throw new Error('No badge.');
      return found;
    });
    await expect(badge).toHaveAttribute('data-count', '৯৯+');
    await expect(badge.getBoundingClientRect().bottom).toBeLessThan(inkTop(within(link).getByText(textsOf(layout)('cart'))));
  },
});
