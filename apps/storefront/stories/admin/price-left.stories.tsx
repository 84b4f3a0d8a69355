import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { adminStory, findCard } from '../admin-story.ts';
import { press, raiseBy, selectAll } from '../batch-panel.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { patch, priceButton, priceField, route, typePrice } from './price-steps.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Typed price that is left' });
export default meta;

const reason = 'The market has no such price.';

/** Types a price for Dal and does something else before it is refused. */
async function refuseAfter(canvas: Canvas, act: () => Promise<void>) {
  await findCard(canvas, 'Dal');
  const held = backend().program({ ...patch, isHeld: true, reply: { status: 400, json: { price: [reason] } } });
  await typePrice(canvas, 'Dal', '150');
  await act();
  await waitFor(() => expect(held.hitCount()).toBe(1));
  held.release();
  await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
  await expectToast(canvas, textsOf(admin)('priceOfHidden', { name: 'Dal', price: '150' }));
}

const follow = (canvas: Canvas, name: 'viewFood' | 'viewCategories') =>
  userEvent.click(canvas.getByRole('link', { name: textsOf(admin)(name) }));
const findCategories = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') });

export const Left = meta.story({
  name: 'A price that is refused after its list was left is named, and is in its field with the reason on the next visit',
  tags: ['AC-750', 'AC-751'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await refuseAfter(canvas, async () => {
      await follow(canvas, 'viewCategories');
      await findCategories(canvas);
    });
    await follow(canvas, 'viewFood');
    await findCard(canvas, 'Dal');
    await expect(priceField(canvas, 'Dal')).toHaveValue('150');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(reason);
    await follow(canvas, 'viewCategories');
    await userEvent.click(await screen.findByRole('button', { name: textsOf(forms)('leave') }));
    await findCategories(canvas);
    await follow(canvas, 'viewFood');
    await expect(await priceButton(canvas, 'Dal')).toHaveTextContent(dollars(12050));
  },
});

export const Filtered = meta.story({
  name: 'A price that is refused while a filter hides its dish is named, also when the page is left',
  tags: ['AC-750'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const category = await canvas.findByRole('combobox', { name: textsOf(admin)('category') });
    await refuseAfter(canvas, () => userEvent.selectOptions(category, 'Pizza'));
    await follow(canvas, 'viewCategories');
    const dialog = await screen.findByRole('alertdialog', { name: textsOf(forms)('leaveTitle') });
    await expect(dialog).toHaveAccessibleDescription(textsOf(admin)('pricesUnsaved', { prices: 'Dal: 150' }));
    await press(within(dialog), textsOf(forms)('stay'));
    await userEvent.selectOptions(category, textsOf(admin)('everyCategory'));
    await findCard(canvas, 'Dal');
    await expect(priceField(canvas, 'Dal')).toHaveAccessibleDescription(reason);
  },
});

const removedAfter = (hide: (canvas: Canvas) => Promise<unknown>) => ({
  tags: ['AC-913'],
  ...adminStory({ route }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await findCard(canvas, 'Dal');
    const held = backend().program({ ...patch, isHeld: true, reply: { status: 404, json: { detail: 'Not found.' } } });
    await typePrice(canvas, 'Dal', '150');
    await hide(canvas);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    backend().db.food.delete({ where: { name: { equals: 'Dal' } } });
    held.release();
    const typed = { name: 'Dal', price: '150' };
    await expectToast(canvas, textsOf(admin)('priceOfRemoved', typed));
    await expectToast(canvas, textsOf(toasts)('foodUpdateFailed'));
    await expect(canvas.queryByText(textsOf(admin)('priceOfHidden', typed))).not.toBeInTheDocument();
  },
});

export const RemovedWhileHidden = meta.story({
  name: 'A price that is refused because its dish, which a filter hides, is gone is not said to be in its field',
  ...removedAfter(async (canvas) =>
    userEvent.selectOptions(await canvas.findByRole('combobox', { name: textsOf(admin)('category') }), 'Pizza'),
  ),
});

export const RemovedAfterLeaving = meta.story({
  name: 'Nor is one that is refused because its dish is gone after the list was left',
  ...removedAfter(async (canvas) => {
    await follow(canvas, 'viewCategories');
    await findCategories(canvas);
  }),
});

export const LeavingBatch = meta.story({
  name: 'Leaving the page asks about a typed price and about a paused batch; whoever stays at the second question loses nothing',
  tags: ['AC-752'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', 'abc');
    backend().program({ ...patch, isDropped: true, times: 1 });
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5{Enter}');
    await panel.findByText(textsOf(adminBatch)('paused'));
    const answer = async (title: string, name: string) => press(within(await screen.findByRole('alertdialog', { name: title })), name);
    for (const last of [textsOf(forms)('stay'), textsOf(forms)('leave')]) {
      await expect(priceField(canvas, 'Dal')).toHaveValue('abc');
      await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
      await answer(textsOf(forms)('leaveTitle'), textsOf(forms)('leave'));
      await answer(textsOf(adminBatch)('stopConfirmation'), last);
    }
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') });
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewFood') }));
    await expect(await priceButton(canvas, 'Dal')).toBeVisible();
  },
});

export const Untouched = meta.story({
  name: 'A price that was opened and left as it was is closed on the next visit',
  tags: ['AC-783'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', '');
    // Takes no focus from the field, like Back.
    await fireEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await findCategories(canvas);
    const onFieldFocus = fn();
    canvas.getByRole('main').addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && onFieldFocus());
    await follow(canvas, 'viewFood');
    await expect(await priceButton(canvas, 'Dal')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(onFieldFocus).not.toHaveBeenCalled();
  },
});

export const WithoutSlash = meta.story({
  name: 'A filter, a search and another page ask nothing at an address without its last slash while a price cannot be saved',
  tags: ['AC-858'],
  ...adminStory({ route: '/admin/products' }),
  play: async ({ canvas }) => {
    await typePrice(canvas, 'Dal', 'abc');
    await userEvent.type(canvas.getByRole('searchbox'), 'dal');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(admin)('category') }), 'Curry');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('showTable') }));
    await canvas.findByRole('table');
    // Each press has updated the address with what was chosen before.
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});
