import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { expectToast } from '../canvas.ts';

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

/** The cart page with a cart stored by an earlier visit. */
function withCart(lines: StoredLine[], options: Partial<Parameters<typeof storefront>[0]> = {}) {
  const rows = lines.map((line) => ({ description: '', image_url: null, category: null, ...line }));
  return storefront({ route: '/food/add-to-card/', scenario: 'fourDishes', storage: { cart: JSON.stringify(rows) }, ...options });
}

const rowOf = (canvas: HTMLElement, name: string) => {
  const row = within(canvas).getByText(name).closest('li');
  if (!row) throw new Error(`No row of ${name}.`);
  return within(row);
};
const summaryOf = (canvas: HTMLElement) => within(within(canvas).getByRole('region', { name: 'Order summary' }));

export const Empty = meta.story({
  name: 'Empty: the menu is offered, the checkout shows a toast',
  tags: ['empty', 'AC-033', 'AC-088', 'AC-157'],
  ...withCart([]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nothing on the plate yet');
    await expect(canvas.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/food/');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
    await userEvent.click(summaryOf(canvasElement).getByRole('button', { name: 'Proceed to Checkout' }));
    await expectToast(canvas, 'Please add at least one item to your cart.');
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
    await expect(row.getByText('৳250.00')).toBeVisible();
    for (const name of ['Minus one Margherita', 'Plus one Margherita', 'Remove Margherita'])
      await expect(row.getByRole('button', { name })).toBeEnabled();
    const summary = summaryOf(canvasElement);
    for (const sum of ['৳820.50', '৳41.03', '৳861.53']) await expect(summary.getByText(sum)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add More Items' })).toHaveAttribute('href', '/food/');
  },
});

export const Changed = meta.story({
  name: 'A changed price and an unavailable dish, summed up beside the total',
  tags: ['changed', 'AC-158'],
  ...withCart([{ ...margherita, price: '199.00' }, { id: 99, name: 'Yesterday’s soup', price: '80.00', quantity: 1 }, kacchi], {
    as: 'customer',
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('The price has changed from ৳199.00.')).toBeVisible();
    await expect(rowOf(canvasElement, 'Yesterday’s soup').getByText(/not counted/)).toBeVisible();
    const summary = summaryOf(canvasElement);
    await expect(summary.getByText(/one price has changed and one dish is not available/)).toBeVisible();
    await expect(summary.getByText('৳820.50')).toBeVisible();
  },
});

export const Undo = meta.story({
  name: 'Undo restores a removed row at its index',
  tags: ['removed'],
  ...withCart([margherita, kacchi], { as: 'customer' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Margherita' }));
    const undo = await canvas.findByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = within(canvas.getByRole('list', { name: 'Dishes in your cart' }));
    await expect(list.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['2', '1']);
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
    const list = await canvas.findByRole('list', { name: 'Dishes in your cart' });
    const announcer = canvas.getAllByRole('status').find((status) => !list.contains(status));
    await expect(announcer).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Plus one Margherita' }));
    await expect(announcer).toHaveTextContent('Margherita: 3. Total ৳1124.03');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Margherita' }));
    await expect(announcer).toHaveTextContent('Margherita: 0. Total ৳336.53');
    for (const quantity of within(list).getAllByRole('status')) await expect(quantity).toHaveAttribute('aria-live', 'off');
    await userEvent.click(summaryOf(canvasElement).getByRole('button', { name: 'Proceed to Checkout' }));
    await expectToast(canvas, 'Order placed successfully!');
    await expect(canvas.queryByText(/Kacchi: 0/)).toBeNull();
  },
});

export const Guest = meta.story({ name: 'A guest gets a link to the login', tags: ['guest'], ...withCart([margherita]) });

export const Refused = meta.story({
  name: 'Rejected: the cart stays',
  tags: ['refused'],
  ...withCart([margherita], { as: 'customer' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', reply: { status: 400, json: { detail: 'Closed' } } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }));
    await expectToast(canvas, 'Failed to place order.');
    await expect(canvas.getByText('Margherita')).toBeVisible();
  },
});

export const UnknownOutcome = meta.story({
  name: 'Lost response: check before ordering again',
  tags: ['unknown-outcome'],
  ...withCart([margherita], { as: 'customer' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }));
    await expectToast(canvas, 'Something went wrong.');
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check my orders' }));
    await expect(await canvas.findByText('Not on record yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  },
});

export const NearMatch = meta.story({
  name: 'Lost response with a similar order on record: the user decides',
  ...withCart([margherita], { as: 'customer' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/orders/', isDropped: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Checkout' }));
    await expectToast(canvas, 'Something went wrong.');
    const orders = [
      {
        id: 41,
        created_at: '2026-03-01T12:00:00Z',
        subtotal: '250.00',
        tax: '12.50',
        total: '262.50',
        items: [{ food_name: 'Margherita', quantity: 1, price: '250.00' }],
      },
    ];
    backend().program({ method: 'GET', path: '/api/user/orders/', reply: { status: 200, json: orders } });
    await userEvent.click(canvas.getByRole('button', { name: 'Check my orders' }));
    await expect(await canvas.findByText('Is one of these your order?')).toBeVisible();
    await expect(canvas.getByText(/Order #41/)).toHaveTextContent('1 × Margherita, ৳262.50');
    await userEvent.click(canvas.getByRole('button', { name: 'No, it is not' }));
    await expect(await canvas.findByText('Not on record yet')).toBeVisible();
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
