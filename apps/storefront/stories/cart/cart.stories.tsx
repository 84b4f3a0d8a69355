import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { expectToast } from '../canvas.ts';
import { count, linkName, money, textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Cart' });
export default meta;

interface StoredLine {
  id: number;
  name: string;
  price: string;
  quantity: number;
}

const margherita: StoredLine = { id: 1, name: 'Margherita', price: '250.00', quantity: 2 };
const kacchi: StoredLine = { id: 4, name: 'Kacchi', price: '320.50', quantity: 1 };

/** The cart page with a cart stored by an earlier visit. The menu has the same names. */
function withCart(lines: StoredLine[], options: Partial<Parameters<typeof storefront>[0]> = {}) {
  const rows = lines.map((line) => ({ description: '', image_url: null, category: null, ...line }));
  return storefront({
    route: '/food/add-to-card/',
    scenario: 'fourDishes',
    storage: { cart: JSON.stringify(rows) },
    prepare: ({ db }) => lines.forEach(({ id, name }) => db.food.update({ where: { id: { equals: id } }, data: { name } })),
    ...options,
  });
}

const rowOf = (canvas: HTMLElement, name: string) => {
  const row = within(canvas).getByText(name).closest('li');
  if (!row) throw new Error(`No row of ${name}.`);
  return within(row);
};
/** What a screen reader hears of a changed quantity. */
const changedLine = (dish: string, quantity: number) => textsOf(cart)('changedLine', { dish, quantity });
const announced = (dish: string, quantity: number, total: number) =>
  textsOf(cart)('changed', { changes: changedLine(dish, quantity), total: money(total) });

const summaryOf = (canvas: HTMLElement) => within(within(canvas).getByRole('region', { name: textsOf(cart)('summary') }));
const groundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

export const Empty = meta.story({
  name: 'Empty: the menu is offered, the checkout shows a toast',
  tags: ['empty', 'AC-033', 'AC-088', 'AC-157'],
  ...withCart([]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(textsOf(cart)('emptyTitle'));
    const browse = canvas.getByRole('link', { name: textsOf(cart)('browseMenu') });
    const checkOut = summaryOf(canvasElement).getByRole('button', { name: textsOf(cart)('checkOut') });
    await expect(browse).toHaveAttribute('href', '/food/');
    // A quiet button has the ground of its card.
    await expect(groundOf(checkOut)).toBe(groundOf(canvas.getByRole('region', { name: textsOf(cart)('summary') })));
    await expect(groundOf(browse)).not.toBe(groundOf(checkOut));
    await expect(checkOut).toBeEnabled();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: textsOf(cart)('cash') })).toBeChecked();
    await userEvent.click(checkOut);
    await expectToast(canvas, textsOf(toasts)('cartWasEmpty'));
  },
});

export const Filled = meta.story({
  name: 'Rows, and totals whose tax is rounded from a tie',
  tags: ['filled', 'AC-031', 'AC-032'],
  ...withCart([margherita, kacchi], { as: 'customer' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Margherita');
    const row = rowOf(canvasElement, 'Margherita');
    await expect(row.getByRole('img', { name: 'Margherita' })).toBeVisible();
    await expect(row.getByText(money(25000))).toBeVisible();
    for (const name of [
      textsOf(cart)('decrease', { dish: 'Margherita' }),
      textsOf(cart)('increase', { dish: 'Margherita' }),
      textsOf(cart)('remove', { dish: 'Margherita' }),
    ])
      await expect(row.getByRole('button', { name })).toBeEnabled();
    const summary = summaryOf(canvasElement);
    for (const sum of [money(82050), money(4103), money(86153)]) await expect(summary.getByText(sum)).toBeVisible();
    await expect(canvas.getByRole('link', { name: textsOf(cart)('addMore') })).toHaveAttribute('href', '/food/');
  },
});

export const Changed = meta.story({
  name: 'A changed price and an unavailable dish, summed up beside the total',
  tags: ['changed', 'AC-158'],
  ...withCart([{ ...margherita, price: '199.00' }, { id: 99, name: 'Yesterday’s soup', price: '80.00', quantity: 1 }, kacchi], {
    as: 'customer',
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(textsOf(cart)('priceChanged', { price: money(19900) }))).toBeVisible();
    await expect(rowOf(canvasElement, 'Yesterday’s soup').getByText(textsOf(cart)('unavailable'))).toBeVisible();
    const summary = summaryOf(canvasElement);
    await expect(summary.getByText(textsOf(cart)('pricesChangedDishesUnavailable', { prices: 1, dishes: 1 }))).toBeVisible();
    await expect(summary.getByText(money(82050))).toBeVisible();
  },
});

export const Undo = meta.story({
  name: 'Undo restores a removed row at its index',
  tags: ['removed'],
  ...withCart([margherita, kacchi], { as: 'customer' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(cart)('remove', { dish: 'Margherita' }) }));
    const undo = await canvas.findByRole('button', { name: textsOf(cart)('undoLabel', { dish: 'Margherita' }) });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = within(canvas.getByRole('list', { name: textsOf(cart)('dishes') }));
    await expect(list.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([count(2), count(1)]);
    const [restored] = list.getAllByRole('listitem');
    await expect(restored).toHaveTextContent('Margherita');
    await waitFor(() => expect(restored).toHaveFocus());
  },
});

export const Announced = meta.story({
  name: 'Each change is announced once, with the new total; the order is not',
  tags: ['AC-293'],
  ...withCart([margherita, kacchi], { as: 'customer' }),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('list', { name: textsOf(cart)('dishes') });
    const announcer = canvas.getAllByRole('status').find((status) => !list.contains(status));
    await expect(announcer).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(cart)('increase', { dish: 'Margherita' }) }));
    await expect(announcer).toHaveTextContent(announced('Margherita', 3, 112403));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(cart)('remove', { dish: 'Margherita' }) }));
    await expect(announcer).toHaveTextContent(announced('Margherita', 0, 33653));
    for (const quantity of within(list).getAllByRole('status')) await expect(quantity).toHaveAttribute('aria-live', 'off');
    await userEvent.click(summaryOf(canvasElement).getByRole('button', { name: textsOf(cart)('checkOut') }));
    await expectToast(canvas, textsOf(toasts)('orderPlaced'));
    await expect(announcer).not.toHaveTextContent(changedLine('Kacchi', 0));
  },
});

export const AnnouncedNamesakes = meta.story({
  name: 'The change of a dish is announced, whichever of its name it is',
  tags: ['AC-293'],
  ...withCart([margherita, { ...kacchi, name: 'Margherita' }]),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: textsOf(cart)('dishes') });
    const announcer = canvas.getAllByRole('status').find((status) => !list.contains(status));
    for (const increase of canvas.getAllByRole('button', { name: textsOf(cart)('increase', { dish: 'Margherita' }) }))
      await userEvent.click(increase);
    await expect(announcer).toHaveTextContent(announced('Margherita', 2, 146055));
    await userEvent.click(canvas.getAllByRole('button', { name: textsOf(cart)('increase', { dish: 'Margherita' }) })[0] ?? list);
    await expect(announcer).toHaveTextContent(announced('Margherita', 4, 172305));
  },
});

export const Guest = meta.story({ name: 'A guest gets a link to the login', tags: ['guest'], ...withCart([margherita]) });

export const GuestInALowWindow = meta.story({
  name: 'A guest’s cart opened by its address in a low window begins at its top',
  tags: ['height', 'AC-844'],
  ...withCart([margherita]),
  ...windowOf(640, 360),
  play: async ({ canvas }) => {
    const logIn = linkName((link) => textsOf(cart).rich('loginNeeded', { link }));
    await expect((await canvas.findByRole('link', { name: logIn })).getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    // No tab has an unsettled order: the checkout of this one is told so, as it is when the page opens.
    const channel = new BroadcastChannel('my-food-orders');
    channel.postMessage(null);
    channel.close();
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    await expect(window.scrollY).toBe(0);
  },
});

export const Refused = meta.story({
  name: 'Rejected: the cart stays',
  tags: ['refused'],
  ...withCart([margherita], { as: 'customer' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', reply: { status: 400, json: { detail: 'Closed' } } });
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(cart)('checkOut') }));
    await expectToast(canvas, textsOf(toasts)('orderRefused'));
    await expect(canvas.getByText('Margherita')).toBeVisible();
  },
});

export const LongNames = meta.story({
  name: 'Long words and Bengali names',
  tags: ['long-words', 'bengali'],
  ...withCart(
    [
      { ...margherita, name: `Margherita${'a'.repeat(200)}` },
      { id: 4, name: 'কাচ্চি বিরিয়ানি স্পেশাল ফ্যামিলি প্যাক', price: '320.50', quantity: 999 },
    ],
    { as: 'customer' },
  ),
});
