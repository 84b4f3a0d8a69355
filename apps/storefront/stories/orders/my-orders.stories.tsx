import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { ordersReply, profileWith } from '../account-steps.ts';
import { expectToast, mainOf, type Canvas } from '../canvas.ts';

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
  tags: ['filled', 'AC-036'],
  ...customer(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Order #2' });
    const cards = orderCardsOf(canvasElement);
    const heads = cards.map((card) => [card.getByRole('heading').textContent, card.getByText(/^৳(846\.56|1123\.50)$/).textContent]);
    await expect(heads).toEqual([
      ['Order #2', '৳846.56'],
      ['Order #1', '৳1123.50'],
    ]);
    for (const card of cards) {
      await expect(card.getByText(/^\d+ \w+ 2026, \d\d:\d\d$/)).toBeVisible();
      await expect(card.getByRole('button', { name: 'Download' })).toBeEnabled();
    }
    await expect(cards[0]?.getByText('ইলিশ পোলাও')).toBeVisible();
  },
});

const phone = { viewport: { value: 'phone', isRotated: false } };
const cart = JSON.stringify([
  { id: 1, name: 'Margherita', price: '250.00', quantity: 2, description: '', image_url: null, category: null },
]);
const placing = { scenario: 'fourDishes', storage: { cart }, route: '/food/add-to-card/' } as const;
const placeOrder = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }));

export const JustPlaced = meta.story({
  name: 'An order that was just placed stands first, in view, with what to have ready and where it goes',
  tags: ['placed', 'AC-155'],
  ...customer({ ...placing }),
  globals: phone,
  play: async ({ canvas }) => {
    await placeOrder(canvas);
    const heading = await canvas.findByRole('heading', { name: /^Order #/ });
    const card = within(heading.closest('article') ?? heading);
    for (const text of ['৳525.00', '৳500.00', 'Have ৳525.00 ready', /^House 12, Road 5, Dhanmondi, Dhaka 1205\s\+8801711000111$/])
      await expect(card.getByText(text)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download' })).toBeEnabled();
    await expect(card.getByText('Have ৳525.00 ready').getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const JustPlacedUnlisted = meta.story({
  name: 'Until the server lists it, the new order stands there without its number',
  tags: ['placed-unlisted', 'AC-155'],
  ...customer({
    ...placing,
    prepare: ({ program }) => {
      program({ method: 'POST', path: '/api/user/orders/', reply: { status: 201, json: {} } });
      program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: [] } });
    },
  }),
  play: async ({ canvas }) => {
    await placeOrder(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Your new order' });
    await expect(within(heading.closest('article') ?? heading).getByText('Have ৳525.00 ready')).toBeVisible();
    await expect(canvas.queryByText('No orders found.')).toBeNull();
  },
});

export const NoOrders = meta.story({
  name: 'No orders yet',
  tags: ['empty', 'AC-037'],
  ...customer({ scenario: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found.')).toBeVisible();
  },
});

export const OrdersFailed = meta.story({
  name: 'A failed request shows neither an empty state nor a toast',
  tags: ['refused', 'AC-136'],
  ...customer({ prepare: ({ program }) => void program({ method: 'GET', path: '/api/user/orders/', reply: { status: 500, json: {} } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your orders cannot be shown right now.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    await expect(canvas.queryByText('No orders found.')).toBeNull();
    await expect(canvas.queryByText(/^Something went wrong/)).toBeNull();
    backend().clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My Orders' })).toHaveFocus());
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
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getAllByText('<b>Dal</b>')[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OrderAgain = meta.story({
  name: 'Order again adds the dishes of an old order at current prices',
  ...customer({
    prepare: ({ program }) => {
      const items = [
        { food_name: 'Fuchka', quantity: 2, price: '1.00' },
        { food_name: 'Yesterday’s soup', quantity: 1, price: '1.00' },
      ];
      program(ordersReply([{ id: 7, created_at: '2026-10-02T06:41:00Z', total: '3.15', items }]));
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await expectToast(canvas, 'Not on today’s menu: Yesterday’s soup');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart'));
    const row = within(mainOf(canvas).getByText('Fuchka').closest('li') ?? canvas.getByRole('main'));
    await expect(row.getByText('৳80.00')).toBeVisible();
    await expect(row.getByRole('status')).toHaveTextContent('2');
  },
});
