import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { ordersReply, profileWith } from '../account-steps.ts';
import { expectToast, mainOf, pressTryAgain, wholeText } from '../canvas.ts';
import { count, money, textsOf } from '../texts-of.ts';
import { cart } from '../../src/i18n/en/ordering/cart.ts';
import { orderAgain } from '../../src/i18n/en/ordering/order-again.ts';
import { orders } from '../../src/i18n/en/ordering/orders.ts';

const meta = preview.meta({ title: 'Pages/My orders' });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const customer = (options: Options = {}) => storefront({ route: '/profile/', as: 'customer', ...options });

const orderCardsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('article')
    .map((card) => within(card));

export const Orders = meta.story({
  name: 'Every order as its receipt, the newest first',
  tags: ['filled', 'AC-036', 'AC-296'],
  ...customer(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: textsOf(orders)('order', { id: 2 }) });
    const cards = orderCardsOf(canvasElement);
    const heads = cards.map((card) => card.getByRole('heading').textContent);
    await expect(heads).toEqual([textsOf(orders)('order', { id: 2 }), textsOf(orders)('order', { id: 1 })]);
    for (const [index, total] of [84656, 112350].entries()) await expect(cards[index]?.getByText(money(total))).toBeVisible();
    for (const card of cards) {
      await expect(card.getByText(/^\d+ \w+ 2026, \d\d:\d\d$|২০২৬, .+:[০-৯]+$/)).toBeVisible();
      await expect(card.getByRole('button', { name: textsOf(orders)('download') })).toBeEnabled();
    }
    for (const [index, heading] of heads.entries())
      for (const button of cards[index]?.getAllByRole('button') ?? []) await expect(button).toHaveAccessibleDescription(heading ?? '');
    await expect(cards[0]?.getByText('ইলিশ পোলাও')).toBeVisible();
  },
});

export const NoOrders = meta.story({
  name: 'No orders yet',
  tags: ['empty', 'AC-037'],
  ...customer({ scenario: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(orders)('emptyTitle'))).toBeVisible();
  },
});

export const OrdersFailed = meta.story({
  name: 'A failed request shows neither an empty state nor a toast',
  tags: ['refused', 'AC-136', 'AC-932'],
  ...customer({ prepare: ({ program }) => void program({ method: 'GET', path: '/api/user/orders/', reply: { status: 500, json: {} } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(orders)('loadFailed'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(canvas.queryByText(textsOf(orders)('emptyTitle'))).toBeNull();
    await expect(canvas.queryByText(/^Something went wrong/)).toBeNull();
    await pressTryAgain(canvas, { method: 'GET', path: '/api/user/orders/' }, textsOf(orders)('loading'));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('heading', { name: textsOf(orders)('title') })).toHaveFocus());
  },
});

const longWord = 'Dhanmondi'.repeat(20);

export const LongWords = meta.story({
  name: 'Long words, Bengali names and many orders: ten at a time',
  tags: ['long-words', 'bengali', 'many', 'AC-161'],
  ...customer({
    prepare: ({ program }) => {
      program(profileWith({ first_name: 'মোছাম্মৎ নুসরাত', last_name: `জাহান ${'শ্রীমঙ্গল'.repeat(8)}`, address: `${longWord}\n${longWord}` }));
      const items = ['কাচ্চি বিরিয়ানি স্পেশাল ফ্যামিলি প্যাক', longWord, '<b>Dal</b>'].map((food_name, index) => ({
        food_name,
        quantity: 10 ** index,
        price: '99999.99',
      }));
      program(
        ordersReply(Array.from({ length: 60 }, (_, index) => ({ id: index + 1, created_at: '2026-10-02T06:41:00Z', total: '1.5', items }))),
      );
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: textsOf(orders)('showOlder') }));
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getAllByText(wholeText('<b>Dal</b>'))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

const total = 98_765_43;
const ordersOf = (length: number) =>
  ordersReply(
    Array.from({ length }, (_, index) => ({ id: index + 1, created_at: '2026-10-02T06:41:00Z', total: String(total / 100), items: [] })),
  );

/** Counts how often a card of `ordersOf` is rendered from now on: each time, its total is formatted. */
function countRenders() {
  const abs = spyOn(Math, 'abs');
  return () => abs.mock.calls.filter(([value]) => value === total).length;
}

export const LastStep = meta.story({
  name: 'The last step removes its button: the focus is on the first order that it has added',
  tags: ['AC-371'],
  ...customer({ prepare: ({ program }) => void program(ordersOf(12)) }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: textsOf(orders)('showOlder') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).not.toBeInTheDocument();
    const added = canvas.getByRole('heading', { name: textsOf(orders)('order', { id: 2 }) });
    await waitFor(() => expect(added.closest('li')).toHaveFocus());
  },
});

export const OrderedElsewhere = meta.story({
  name: 'A new order of another device takes none off the list, nor the focus, and renders no other again',
  tags: ['AC-674', 'AC-850'],
  ...customer({ prepare: ({ program }) => void program(ordersOf(11)) }),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('heading', { name: textsOf(orders)('order', { id: 2 }) });
    last.closest('li')?.focus();
    const renders = countRenders();
    backend().program(ordersOf(12));
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('heading', { name: textsOf(orders)('order', { id: 12 }) });
    await expect(renders()).toBe(1);
    await expect(last).toBeVisible();
    await expect(canvas.getByRole('heading', { name: textsOf(orders)('order', { id: 2 }) }).closest('li')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(orders)('showOlder') }));
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(renders()).toBe(2);
  },
});

export const OtherTimeZone = meta.story({
  name: 'After a change of the time zone, the dates are those of the new one',
  tags: ['AC-868'],
  ...customer({ prepare: ({ program }) => void program(ordersOf(1)) }),
  play: async ({ canvas }) => {
    const [date] = await canvas.findAllByText(/:[\d০-৯]{2}$/);
    const before = date?.textContent ?? '';
    const minutes = new Date().getTimezoneOffset();
    spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes - 30);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(date).not.toHaveTextContent(before));
  },
});

export const OrderAgain = meta.story({
  name: 'Order again adds the dishes of an old order at current prices, and names at most three that it cannot add',
  tags: ['AC-847'],
  ...customer({
    prepare: ({ program }) => {
      const missing = ['Yesterday’s soup', 'Stew', 'Pie', 'Tart', 'Fudge'].map((food_name) => ({ food_name, quantity: 1, price: '1.00' }));
      const items = [{ food_name: 'Fuchka', quantity: 2, price: '1.00' }, ...missing];
      program(ordersReply([{ id: 7, created_at: '2026-10-02T06:41:00Z', total: '3.15', items }]));
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(orderAgain)('orderAgain') }));
    await expectToast(canvas, textsOf(orderAgain)('missing', { count: 5, dishes: 'Yesterday’s soup, Stew, Pie…' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(cart)('title')));
    const row = within(mainOf(canvas).getByText('Fuchka').closest('li') ?? canvas.getByRole('main'));
    await expect(row.getByText(money(8000))).toBeVisible();
    await expect(row.getByRole('status')).toHaveTextContent(count(2));
  },
});

export const OrderAgainWithTurningNames = meta.story({
  name: 'Order again: a name that is written from right to left keeps the order of those beside it',
  tags: ['AC-931'],
  ...customer({
    prepare: ({ program }) => {
      const items = ['كباب', 'حمص', 'Fuchka'].map((food_name) => ({ food_name, quantity: 1, price: '1.00' }));
      program(ordersReply([{ id: 7, created_at: '2026-10-02T06:41:00Z', total: '3.15', items }]));
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(orderAgain)('orderAgain') }));
    await expectToast(canvas, textsOf(orderAgain)('missing', { count: 2, dishes: '\u2068كباب\u2069, \u2068حمص\u2069' }));
  },
});
