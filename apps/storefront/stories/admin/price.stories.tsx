import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { admin, findCard } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Price on the card', tags: ['english'] });
export default meta;

const route = '/admin/products/';
const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;
const read = { method: 'GET', path: '/api/food/' } as const;
const saved = 'Food item updated successfully!';
const refused = 'Failed to update food. Please try again.';

const priceButton = async (canvas: Canvas, name: string) =>
  (await findCard(canvas, name)).getByRole('button', { name: /change the price$/ });
const priceField = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name: `Price of ${name}` });

/** Opens the price of a dish, whose text is then selected, and types over it. */
async function type(canvas: Canvas, name: string, keys: string) {
  await userEvent.click(await priceButton(canvas, name));
  await waitFor(() => expect(priceField(canvas, name)).toHaveFocus());
  if (keys !== '') await userEvent.keyboard(keys);
}

export const Editing = meta.story({
  name: 'The field over the price',
  tags: ['price'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await type(canvas, 'Dal', '');
    await expect(priceField(canvas, 'Dal')).toHaveValue('120.50');
    await expect(await priceButton(canvas, 'Naan')).toHaveAccessibleDescription('Naan');
  },
});

export const Saved = meta.story({
  name: 'Enter shows the price at once, sends one update and reads nothing again',
  tags: ['AC-240'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const reads = backend().program({ ...read, changeJson: (rows) => rows });
    const held = backend().program({ ...patch, isHeld: true });
    await type(canvas, 'Dal', '130{Enter}');
    const card = await findCard(canvas, 'Dal');
    await waitFor(() => expect(card.getByText('$130.00')).toBeVisible());
    await expect(card.getByRole('button', { name: '$130.00 saving' })).toHaveAttribute('aria-busy', 'true');
    held.release();
    await expectToast(canvas, saved);
    await waitFor(async () => expect(await priceButton(canvas, 'Dal')).toHaveFocus());
    await expect([held.hitCount(), reads.hitCount()]).toEqual([1, 0]);
  },
});

export const BengaliDigits = meta.story({
  name: 'Bengali digits are a price',
  tags: ['bengali', 'AC-240'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await type(canvas, 'Dal', '১৩০.৫{Enter}');
    await waitFor(async () => expect((await findCard(canvas, 'Dal')).getByText('$130.50')).toBeVisible());
    await expectToast(canvas, saved);
  },
});

export const Refused = meta.story({
  name: 'A refused price is taken back, and stays in its field with the reason',
  tags: ['refused', 'AC-241'],
  ...admin({
    route,
    prepare: (shop) => shop.program({ ...patch, reply: { status: 400, json: { price: ['The market has no such price.'] } } }),
  }),
  play: async ({ canvas }) => {
    await type(canvas, 'Dal', '999{Enter}');
    await expectToast(canvas, refused);
    const field = priceField(canvas, 'Dal');
    await expect(field).toHaveValue('999');
    await expect(field).toHaveAccessibleDescription('The market has no such price.');
    await waitFor(() => expect(field).toHaveFocus());
    const again = backend().program({ ...patch, reply: { status: 400 } });
    await userEvent.tab();
    await expect(again.hitCount()).toBe(0);
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect((await findCard(canvas, 'Dal')).getByText('$120.50')).toBeVisible();
  },
});

export const LostAnswer = meta.story({
  name: 'A lost answer reads the list again, and says that the price may have been saved',
  tags: ['unreachable', 'AC-242'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    backend().program({ ...patch, isDropped: true });
    const reads = backend().program({ ...read, changeJson: (rows) => rows });
    await type(canvas, 'Dal', '130{Enter}');
    await expectToast(canvas, refused);
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(/may have been saved after all/);
    await waitFor(() => expect(reads.hitCount()).toBe(1));
  },
});

export const Cancelled = meta.story({
  name: 'Escape cancels, leaving the field saves, and no price stays in the field',
  tags: ['invalid-price', 'AC-243'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, changeJson: (body) => body });
    await type(canvas, 'Dal', '130{Escape}');
    await expect(await priceButton(canvas, 'Dal')).toHaveFocus();
    await expect(await priceButton(canvas, 'Dal')).toHaveTextContent('$120.50');
    await type(canvas, 'Dal', 'abc{Enter}');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(/at most two decimals/);
    await type(canvas, 'Naan', '');
    await expect(priceField(canvas, 'Dal')).toHaveValue('abc');
    await expect(calls.hitCount()).toBe(0);
    await userEvent.clear(priceField(canvas, 'Dal'));
    await userEvent.type(priceField(canvas, 'Dal'), '131');
    await userEvent.tab();
    await expectToast(canvas, saved);
    await expect(calls.hitCount()).toBe(1);
    await expect((await findCard(canvas, 'Dal')).getByText('$131.00')).toBeVisible();
  },
});

export const TwoInARow = meta.story({
  name: 'The next price is typed while the one before is being saved',
  tags: ['AC-244'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const held = backend().program({ ...patch, times: 1, isHeld: true });
    await type(canvas, 'Dal', '130{Enter}');
    await type(canvas, 'Naan', '45{Enter}');
    await waitFor(async () => expect((await findCard(canvas, 'Naan')).getByText('$45.00')).toBeVisible());
    held.release();
    await waitFor(async () => expect((await findCard(canvas, 'Dal')).getByRole('button', { name: /^\$130.00 change/ })).toBeVisible());
    await expect((await findCard(canvas, 'Naan')).getByText('$45.00')).toBeVisible();
  },
});

export const Leaving = meta.story({
  name: 'Leaving the page asks before a typed price is lost',
  tags: ['AC-243'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await type(canvas, 'Dal', 'abc');
    await userEvent.click(canvas.getByRole('link', { name: 'View Categories' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await expect(priceField(canvas, 'Dal')).toHaveValue('abc');
  },
});

export const Incomplete = meta.story({
  name: 'A food without a category is completed in its form',
  tags: ['partial'],
  ...admin({
    route,
    prepare: (shop) =>
      shop.program({
        ...read,
        changeJson: (rows) => (Array.isArray(rows) ? rows.map((row: object) => ({ ...row, category: null })) : rows),
      }),
  }),
  play: async ({ canvas }) => {
    await type(canvas, 'Dal', '130{Enter}');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription('This food is incomplete. Its form has all fields.');
  },
});
