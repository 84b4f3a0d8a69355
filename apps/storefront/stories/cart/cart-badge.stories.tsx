import { expect, waitFor, within } from 'storybook/test';
import { layout } from '../../src/i18n/en/layout.ts';
import preview from '../preview.ts';
import type { Canvas } from '../canvas.ts';
import { storefront } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';

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

const inBangla = {
  ...storefront({ route: '/food/add-to-card/', scenario: 'fourDishes', storage: { cart: JSON.stringify([row]) } }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    const link = within(await canvas.findByRole('banner')).getByRole('link', { name: textsOf(layout)('cart') });
    const badge = await waitFor(() => {
      const found = link.querySelector('[data-count]');
      if (!found) throw new Error('No badge.');
      return found;
    });
    await expect(badge).toHaveAttribute('data-count', '৯৯+');
    const text = within(link).getByText(textsOf(layout)('cart'));
    const { top, bottom, left } = badge.getBoundingClientRect();
    await expect(bottom < inkTop(text) || left > text.getBoundingClientRect().right).toBe(true);
    await expect(top).toBeGreaterThanOrEqual(0);
  },
};

export const InBangla = meta.story({
  name: 'In Bangla the badge covers no sign above the letters',
  tags: ['AC-344'],
  ...inBangla,
  globals: { language: 'bn', viewport: { value: 'laptop', isRotated: false } },
});

const { globals, parameters } = windowOf(740, 360);
export const InALowWindow = meta.story({
  name: 'Nor does it in a low window, which does not cut it off',
  tags: ['AC-344', 'AC-814'],
  ...inBangla,
  parameters,
  globals: { language: 'bn', ...globals },
});
