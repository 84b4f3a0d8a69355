import { expect } from 'storybook/test';
import { shop as brand } from '../another-shop.config.ts';
import preview from './preview.ts';
import { storefront } from './storefront-story.tsx';

const meta = preview.meta({ title: 'Pages/Another brand', tags: ['english'] });
export default meta;

/** Nothing of My Food is left on the page, and its amounts are in euros. */
async function expectBrandAlone(page: HTMLElement) {
  await expect(page).toHaveTextContent(brand.footer);
  await expect(page).toHaveTextContent(brand.contact);
  await expect(page).not.toHaveTextContent(/My Food|৳/);
}

export const Home = meta.story({
  name: 'Home of another brand',
  tags: ['AC-210'],
  ...storefront({ route: '/', brand }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: brand.welcome })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${brand.name}, start page` })).toBeVisible();
    await expectBrandAlone(canvasElement);
  },
});

export const Cart = meta.story({
  name: 'Cart of another brand',
  tags: ['AC-211'],
  ...storefront({
    route: '/food/add-to-card/',
    scenario: 'fourDishes',
    brand,
    storage: {
      cart: JSON.stringify([{ id: 1, name: 'Margherita', price: '250.00', quantity: 1, description: '', image_url: null, category: null }]),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const summary = await canvas.findByRole('region', { name: 'Order summary' });
    await expect(summary).toHaveTextContent(/VAT \(7\.5%\)\s*€18\.75/);
    await expect(summary).toHaveTextContent(/Total\s*€268\.75/);
    await expectBrandAlone(canvasElement);
  },
});
