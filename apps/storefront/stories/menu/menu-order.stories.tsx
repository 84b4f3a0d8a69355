import { expect, userEvent } from 'storybook/test';
import { cardOf, type Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { count, money, textsOf } from '../texts-of.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';

const meta = preview.meta({ title: 'Pages/Menu/With an order' });
export default meta;

const line = (id: number, name: string, price: string, quantity: number) => ({
  id,
  name,
  price,
  quantity,
  description: '',
  image_url: null,
  category: null,
});
const storedCart = [line(1, 'Margherita', '250.00', 2), line(4, 'Kacchi', '320.50', 1)];

const withOrder = (route: string, lines: readonly object[] = storedCart) => ({
  ...storefront({ route, scenario: 'fourDishes', storage: { cart: JSON.stringify(lines) } }),
  globals: { viewport: { value: 'phone', isRotated: false } },
});

const viewOrder = () => textsOf(menu)('viewOrder', { count: 3, total: money(86153) });
/** Any count of a dish in the order. */
const inOrder = () => new RegExp(textsOf(menu)('inYourOrder', { count: 1 }).replace(count(1), '.+'));
const orderLinks = (canvas: Canvas) => canvas.queryAllByRole('link', { name: new RegExp(`^${viewOrder().replace(/ · .*/, '')}`) });

export const Menu = meta.story({
  name: 'The cards and a link at the lower edge show what is in the order',
  tags: ['AC-175', 'AC-176'],
  ...withOrder('/food/'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dal' });
    await expect(cardOf(canvas, 'Margherita').getByText(textsOf(menu)('inYourOrder', { count: 2 }))).toBeVisible();
    await expect(cardOf(canvas, 'Kacchi').getByText(textsOf(menu)('inYourOrder', { count: 1 }))).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(cardOf(canvas, 'Margherita').getByText(inOrder()));
    await expect(text.getClientRects()).toHaveLength(1);
    await expect(cardOf(canvas, 'Dal').queryByText(inOrder())).not.toBeInTheDocument();
    const [link] = orderLinks(canvas);
    await expect(link).toHaveTextContent(viewOrder());
    await expect(link).toBeVisible();
    const navigation = canvas.getByRole('navigation', { name: textsOf(layout)('main') });
    await expect(link?.getBoundingClientRect().bottom).toBeLessThanOrEqual(navigation.getBoundingClientRect().top);
  },
});

export const Details = meta.story({
  name: 'A dish shows the link above its picture',
  tags: ['AC-176'],
  ...withOrder('/food/details/?id=2'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Dal' });
    const [link] = orderLinks(canvas);
    await expect(link).toHaveTextContent(viewOrder());
    if (link) await userEvent.click(link);
    await canvas.findByRole('heading', { level: 1, name: textsOf(cart)('title') });
    await expect(orderLinks(canvas)).toHaveLength(0);
  },
});

export const EmptyCart = meta.story({
  name: 'An empty cart shows no link',
  tags: ['AC-176'],
  ...withOrder('/food/', []),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dal' });
    await expect(orderLinks(canvas)).toHaveLength(0);
    await expect(canvas.queryByText(inOrder())).not.toBeInTheDocument();
  },
});
