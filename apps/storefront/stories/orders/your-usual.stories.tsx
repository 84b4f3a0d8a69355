import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { mainOf, type Canvas } from '../canvas.ts';
import { count, money, textsOf } from '../texts-of.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { orderAgain } from '../../src/i18n/en/ordering/order-again.ts';
import { eachRow } from '../rows.ts';

const meta = preview.meta({ title: 'Pages/Your usual' });
export default meta;

const usualOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: textsOf(orderAgain)('yourUsual') }));
const orders = { method: 'GET', path: '/api/user/orders/' } as const;
const foods = { method: 'GET', path: '/api/food/' } as const;

export const OnHome = meta.story({
  name: 'On home: the last order, its total, ordered again with one press',
  tags: ['home', 'AC-160', 'height'],
  ...storefront({ route: '/', as: 'customer' }),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const usual = await usualOf(canvas);
    await expect(usual.getByText(money(84656))).toBeVisible();
    await expect(usual.getByText(`${count(1)} × ইলিশ পোলাও,`, { exact: false })).toBeVisible();
    const { top, bottom } = usual.getByText(money(84656)).getBoundingClientRect();
    await expect(top > 0 && bottom < innerHeight).toBe(true);
    await userEvent.click(usual.getByRole('button', { name: textsOf(orderAgain)('orderAgain') }));
    await waitFor(() => expect(mainOf(canvas).getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(cart)('title')));
    await expect(mainOf(canvas).getByRole('list', { name: textsOf(cart)('dishes') })).toHaveTextContent('ইলিশ পোলাও');
  },
});

export const AtThePricesOfTheMenu = meta.story({
  name: 'On home after the menu was read: the total is that of the cart which it fills',
  tags: ['home', 'AC-729', 'AC-768'],
  ...storefront({
    route: '/',
    as: 'customer',
    prepare: (shop) => {
      shop.program({ ...foods, changeJson: eachRow({ price: '512.25' }) });
      // Each row, and both together, have more than a line of the cart may have.
      const row = { food_name: 'ইলিশ পোলাও', quantity: 1500, price: '512.25' };
      shop.program({ ...orders, changeJson: eachRow({ items: [row, row] }) });
    },
  }),
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect((await usualOf(canvas)).getByText(money(84656))).toBeVisible();
    await userEvent.click(bar.getByRole('link', { name: textsOf(layout)('food') }));
    await canvas.findByText(textsOf(menu)('found', { count: 36 }));
    await userEvent.click(bar.getByRole('link', { name: textsOf(layout)('home') }));
    const usual = await usualOf(canvas);
    const total = usual.getByText(/^৳/).textContent;
    await expect(total).not.toBe(money(84656));
    await userEvent.click(usual.getByRole('button', { name: textsOf(orderAgain)('orderAgain') }));
    await expect(await canvas.findByRole('region', { name: textsOf(cart)('summary') })).toHaveTextContent(total);
  },
});

export const OutdatedMenu = meta.story({
  name: 'On home after the menu could not be read anew: its old prices are not shown; read again, those of the menu',
  tags: ['home', 'AC-878'],
  ...storefront({
    route: '/',
    as: 'customer',
    prepare: (shop) => shop.program({ ...foods, changeJson: eachRow({ price: '512.25' }) }),
  }),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'));
    const go = async (link: string) => userEvent.click(bar.getByRole('link', { name: link }));
    const hero = () => canvas.findByRole('link', { name: /^কাচ্চি বিরিয়ানি/ });
    await usualOf(canvas);
    await go(textsOf(layout)('food'));
    await canvas.findByText(textsOf(menu)('found', { count: 36 }));
    await go(textsOf(layout)('home'));
    await expect(await hero()).toHaveTextContent(money(51225));
    await expect((await usualOf(canvas)).queryByText(money(84656))).toBeNull();
    const failing = backend().program({ ...foods, reply: { status: 500, json: {} }, delayMs: 0 });
    await go(textsOf(layout)('food'));
    await waitFor(() => expect(failing.hitCount()).not.toBe(0));
    await go(textsOf(layout)('home'));
    await expect(await (await usualOf(canvas)).findByText(money(84656))).toBeVisible();
    await go(textsOf(layout)('food'));
    await canvas.findByText(textsOf(menu)('found', { count: 36 }));
    await go(textsOf(layout)('home'));
    await expect(await hero()).toHaveTextContent(/^কাচ্চি বিরিয়ানি$/);
    failing();
    // The cart reads the menu, which is the same as before.
    await go(textsOf(layout)('cart'));
    await canvas.findByRole('heading', { name: textsOf(cart)('title') });
    await usualOf(canvas);
    await waitFor(() => expect(canvas.queryByText(money(84656))).toBeNull());
  },
});

export const InAnEmptyCart = meta.story({
  name: 'In an empty cart, where it goes away: the heading gets the focus',
  tags: ['empty-cart', 'AC-160', 'AC-371'],
  ...storefront({ route: '/food/add-to-card/', as: 'customer' }),
  play: async ({ canvas }) => {
    await userEvent.click((await usualOf(canvas)).getByRole('button', { name: textsOf(orderAgain)('orderAgain') }));
    await expect(await canvas.findByRole('list', { name: textsOf(cart)('dishes') })).toHaveTextContent('ইলিশ পোলাও');
    await expect(canvas.queryByRole('region', { name: textsOf(orderAgain)('yourUsual') })).toBeNull();
    await waitFor(() => expect(mainOf(canvas).getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const WithoutSession = meta.story({
  name: 'A guest sees none, and nothing is requested',
  tags: ['guest', 'AC-160'],
  ...storefront({ route: '/' }),
  play: async ({ canvas }) => {
    // A read of an earlier story's customer may still arrive.
    const reads = backend().program({ ...orders, whenBearer: (bearer) => bearer === null, delayMs: 0 });
    await canvas.findByRole('link', { name: 'Drinks' });
    await expect(canvas.queryByRole('region', { name: textsOf(orderAgain)('yourUsual') })).toBeNull();
    await expect(reads.hitCount()).toBe(0);
  },
});
