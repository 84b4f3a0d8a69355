import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { adminStory, findCard } from '../admin-story.ts';
import { expectToast } from '../canvas.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { patch, priceButton, priceField, route, typePrice } from './price-steps.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Price on the card' });
export default meta;

const read = { method: 'GET', path: '/api/food/' } as const;

export const Editing = meta.story({
  name: 'The field over the price',
  tags: ['price'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', '');
    await expect(priceField(canvas, 'Dal')).toHaveValue('120.50');
    await expect(await priceButton(canvas, 'Naan')).toHaveAccessibleDescription('Naan');
  },
});

export const Saved = meta.story({
  name: 'Enter shows the price at once, sends one update and reads nothing again',
  tags: ['AC-240'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const reads = backend().program({ ...read, changeJson: (rows) => rows });
    const held = backend().program({ ...patch, isHeld: true });
    await typePrice(canvas, 'Dal', '130{Enter}');
    const card = await findCard(canvas, 'Dal');
    await waitFor(() => expect(card.getByText(dollars(13000))).toBeVisible());
    await expect(card.getByRole('button', { name: `${dollars(13000)} ${textsOf(admin)('savingPrice')}` })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    held.release();
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
    await waitFor(async () => expect(await priceButton(canvas, 'Dal')).toHaveFocus());
    await expect([held.hitCount(), reads.hitCount()]).toEqual([1, 0]);
  },
});

export const BengaliDigits = meta.story({
  name: 'Bengali digits are a price',
  tags: ['bengali', 'AC-240'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', '১৩০.৫{Enter}');
    await waitFor(async () => expect((await findCard(canvas, 'Dal')).getByText(dollars(13050))).toBeVisible());
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
  },
});

export const Refused = meta.story({
  name: 'A refused price is taken back, and stays in its field with the reason',
  tags: ['refused', 'AC-241', 'AC-765', 'AC-800'],
  ...adminStory({
    route,
    prepare: (shop) =>
      shop.program({ ...patch, reply: { status: 400, json: { price: ['The market has no such price'], slug: ['Taken.'] } } }),
  }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', '999{Enter}');
    await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
    // The field names the dish.
    await expect(canvas.queryByText(textsOf(admin)('priceOfHidden', { name: 'Dal', price: '999' }))).not.toBeInTheDocument();
    const field = priceField(canvas, 'Dal');
    await expect(field).toHaveValue('999');
    await expect(field).toHaveAccessibleDescription('The market has no such price. Taken.');
    // The toast has announced it.
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
    const again = backend().program({ ...patch, reply: { status: 400 } });
    await userEvent.tab();
    await expect(again.hitCount()).toBe(0);
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect((await findCard(canvas, 'Dal')).getByText(dollars(12050))).toBeVisible();
    backend().program({ ...patch, reply: { status: 400, json: { detail: 'Ask the cook first' } } });
    await typePrice(canvas, 'Dal', '999{Enter}');
    const reason = `${textsOf(admin)('priceRefused', { price: dollars(12050) })} Ask the cook first.`;
    await waitFor(() => expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(reason));
  },
});

export const LostAnswer = meta.story({
  name: 'A lost answer reads the list again, and says that the price may have been saved',
  tags: ['unreachable', 'AC-242'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    backend().program({ ...patch, isDropped: true });
    const reads = backend().program({ ...read, changeJson: (rows) => rows });
    await typePrice(canvas, 'Dal', '130{Enter}');
    await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(textsOf(admin)('priceOutcomeUnknown'));
    await waitFor(() => expect(reads.hitCount()).toBe(1));
  },
});

export const Cancelled = meta.story({
  name: 'Escape cancels, leaving the field saves, and no price stays in the field',
  tags: ['invalid-price', 'AC-243'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, changeJson: (body) => body });
    await typePrice(canvas, 'Dal', '130{Escape}');
    await expect(await priceButton(canvas, 'Dal')).toHaveFocus();
    await expect(await priceButton(canvas, 'Dal')).toHaveTextContent(dollars(12050));
    await typePrice(canvas, 'Dal', 'abc{Enter}');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(textsOf(admin)('priceInvalid'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(textsOf(admin)('priceInvalid'));
    await typePrice(canvas, 'Naan', '');
    await expect(priceField(canvas, 'Dal')).toHaveValue('abc');
    await expect(calls.hitCount()).toBe(0);
    await userEvent.clear(priceField(canvas, 'Dal'));
    await userEvent.type(priceField(canvas, 'Dal'), '131');
    await userEvent.tab();
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
    await expect(calls.hitCount()).toBe(1);
    await expect((await findCard(canvas, 'Dal')).getByText(dollars(13100))).toBeVisible();
  },
});

export const TwoInARow = meta.story({
  name: 'The next price is typed while the one before is being saved',
  tags: ['AC-244'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const held = backend().program({ ...patch, times: 1, isHeld: true });
    await typePrice(canvas, 'Dal', '130{Enter}');
    await typePrice(canvas, 'Naan', '45{Enter}');
    await waitFor(async () => expect((await findCard(canvas, 'Naan')).getByText(dollars(4500))).toBeVisible());
    held.release();
    await waitFor(async () =>
      expect(
        (await findCard(canvas, 'Dal')).getByRole('button', { name: `${dollars(13000)} ${textsOf(admin)('changePrice')}` }),
      ).toBeVisible(),
    );
    await expect((await findCard(canvas, 'Naan')).getByText(dollars(4500))).toBeVisible();
  },
});

export const Leaving = meta.story({
  name: 'Leaving the page asks before a typed price is lost',
  tags: ['AC-243'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', 'abc');
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: textsOf(forms)('leaveTitle') })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: textsOf(forms)('stay') }));
    await expect(priceField(canvas, 'Dal')).toHaveValue('abc');
  },
});

/** The list in which every food is changed. */
const listWith = (change: object) => ({
  route,
  prepare: (shop: ReturnType<typeof backend>) =>
    shop.program({ ...read, changeJson: (rows) => (Array.isArray(rows) ? rows.map((row: object) => ({ ...row, ...change })) : rows) }),
});

export const Incomplete = meta.story({
  name: 'A food without a category is completed in its form',
  tags: ['partial'],
  ...adminStory(listWith({ category: null })),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', '130{Enter}');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(textsOf(admin)('incomplete'));
  },
});

export const Truncated = meta.story({
  name: 'A food whose description was read in part is not sent with that part',
  tags: ['AC-271'],
  ...adminStory(listWith({ description: 'x'.repeat(20_001) })),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, changeJson: (body) => body });
    await typePrice(canvas, 'Dal', '130{Enter}');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(textsOf(admin)('textTooLong'));
    await expect(calls.hitCount()).toBe(0);
  },
});
