import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminStory, findCard } from '../admin-story.ts';
import { findPanel, findStatus, outcome, press, raiseBy, rowsOf, selectAll } from '../batch-panel.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { dollars, textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Selection' });
export default meta;

const route = '/admin/products/';

const checkbox = async (canvas: Canvas, dish: string) => (await findCard(canvas, dish)).getByRole('checkbox');

export const Cleared = meta.story({
  name: 'What a filter hides stays selected with everything found; one button clears all of it, keeps the focus, and ends ranges',
  tags: ['AC-256', 'AC-640'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await userEvent.click(await checkbox(canvas, 'Dal'));
    const category = canvas.getByRole('combobox', { name: textsOf(admin)('category') });
    const panel = await findPanel(canvas);
    await userEvent.selectOptions(category, 'Pizza');
    await press(canvas, textsOf(admin)('selectAllFound'));
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 2, hidden: 1 }));
    await press(canvas, textsOf(admin)('selectNone'));
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 0, hidden: 0 }));
    await expect(canvas.getByRole('button', { name: textsOf(admin)('selectNone') })).toHaveFocus();
    await userEvent.selectOptions(category, textsOf(admin)('everyCategory'));
    const naan = await checkbox(canvas, 'Naan');
    const withShift = userEvent.setup();
    await withShift.keyboard('{Shift>}');
    await withShift.click(naan);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toEqual([naan]);
  },
});

export const Reopened = meta.story({
  name: 'The form of an action does not come back with the next selection',
  tags: ['AC-256'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5');
    await press(canvas, textsOf(admin)('selectNone'));
    const dal = (await findCard(canvas, 'Dal')).getByRole('checkbox');
    await userEvent.click(dal);
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('changePrices') })).toHaveAttribute('aria-expanded', 'false');
    await expect(panel.queryByLabelText(textsOf(adminBatch)('percent'))).not.toBeInTheDocument();
    await expect(dal).toHaveFocus();
  },
});

export const Meanwhile = meta.story({
  name: 'What is selected while dishes are being changed stays selected, what is done does not',
  tags: ['AC-586'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const held = backend().program({ method: 'PATCH', path: '/api/food/{id}/', isHeld: true });
    await userEvent.click(await checkbox(canvas, 'Dal'));
    const panel = await findPanel(canvas);
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(held.hitCount()).toBe(1));
    await userEvent.click(await checkbox(canvas, 'Naan'));
    held.release();
    await findStatus(panel, outcome({ done: 1, total: 1 }));
    await expect(await checkbox(canvas, 'Naan')).toBeChecked();
    await expect(await checkbox(canvas, 'Dal')).not.toBeChecked();
  },
});

/** Another admin changes something, and the page is returned to. */
function changeElsewhere(change: () => void) {
  change();
  window.dispatchEvent(new Event('visibilitychange'));
}
const deleteElsewhere = (table: 'food' | 'category', name: string) =>
  changeElsewhere(() => void backend().db[table].delete({ where: { name: { equals: name } } }));

export const CategoryDeleted = meta.story({
  name: 'A chosen category that another admin deletes is no longer chosen: nothing can be confirmed',
  tags: ['AC-680'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await press(panel, textsOf(adminBatch)('move'));
    const field = panel.getByLabelText(textsOf(adminBatch)('toCategory'));
    await within(field).findByRole('option', { name: 'Rice' });
    await userEvent.selectOptions(field, 'Rice');
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('change', { count: 3 }) })).toBeEnabled();
    deleteElsewhere('category', 'Rice');
    await waitFor(() => expect(within(field).queryByRole('option', { name: 'Rice' })).not.toBeInTheDocument());
    await expect(field).toHaveDisplayValue(textsOf(adminBatch)('chooseCategory'));
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('nothingToChange') })).toBeDisabled();
  },
});

const selectedFoodDeleted = (act: (panel: Canvas) => Promise<void>) => ({
  tags: ['AC-681'],
  ...adminStory({ route }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(await checkbox(canvas, 'Dal'));
    const panel = await findPanel(canvas);
    await act(panel);
    deleteElsewhere('food', 'Dal');
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 0, hidden: 0 }));
    await waitFor(() => expect(canvas.getByRole('region', { name: textsOf(adminBatch)('selectedFoods') })).toHaveFocus());
  },
});

export const DeletedInPreview = meta.story({
  name: 'The panel takes the focus of an action whose last dish another admin deletes',
  ...selectedFoodDeleted((panel) => raiseBy(panel, '5')),
});

export const DeletedInConfirmation = meta.story({
  name: 'The panel takes the focus of a confirmation whose last dish another admin deletes',
  ...selectedFoodDeleted(async (panel) => {
    await press(panel, textsOf(adminBatch)('remove'));
    await expect(screen.getByRole('button', { name: textsOf(adminBatch)('noKeep') })).toHaveFocus();
  }),
});

export const FilterEmptied = meta.story({
  name: 'The heading takes the focus of the last dish that the filter shows when another admin deletes it',
  tags: ['AC-686'],
  ...adminStory({ route: '/admin/products/?category=Rice' }),
  play: async ({ canvas }) => {
    await userEvent.click(await checkbox(canvas, 'Kacchi'));
    deleteElsewhere('food', 'Kacchi');
    await waitFor(() => expect(canvas.getByRole('heading', { name: textsOf(admin)('foods') })).toHaveFocus());
  },
});

export const PriceTyped = meta.story({
  name: 'A price typed on a dish that another admin deletes is not lost silently, and leaving asks nothing about it',
  tags: ['AC-696'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('button', { name: new RegExp(textsOf(admin)('changePrice')) }));
    await userEvent.keyboard('130');
    deleteElsewhere('food', 'Dal');
    await expectToast(canvas, textsOf(admin)('priceOfRemoved', { name: 'Dal', price: '130' }));
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('categories') });
  },
});

export const BesideAFile = meta.story({
  name: 'A chosen file and its changes stay while other changes are under way, are tried again, and end',
  tags: ['AC-685'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const t = textsOf(adminBatch);
    backend().program({ method: 'PATCH', path: '/api/food/{id}/', times: 1, reply: { status: 400, json: {} } });
    await userEvent.click(await checkbox(canvas, 'Dal'));
    const panel = await findPanel(canvas);
    await press(canvas, textsOf(admin)('spreadsheet'));
    const file = new File(['id,price\n3,45'], 'foods.csv', { type: 'text/csv' });
    await userEvent.upload(await panel.findByLabelText(t('file')), file);
    await panel.findByRole('table', { name: t('beforeAndAfter') });
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await panel.findByText(outcome({ done: 0, total: 1, failed: 1 }));
    await press(panel, textsOf(admin)('tryAgain'));
    await panel.findByText(outcome({ done: 1, total: 1 }));
    await expect(panel.getByText('foods.csv')).toBeVisible();
    await press(panel, t('change', { count: 1 }));
    await expect(await (await findCard(canvas, 'Naan')).findByText(dollars(4500))).toBeVisible();
  },
});

export const FileBesideAnotherAdmin = meta.story({
  name: 'The preview of a file follows the list: what another admin has changed meanwhile is compared again',
  tags: ['AC-753'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const t = textsOf(adminBatch);
    await findCard(canvas, 'Dal');
    await press(canvas, textsOf(admin)('spreadsheet'));
    const panel = await findPanel(canvas);
    const file = new File(['id,price\n2,130\n3,30'], 'foods.csv', { type: 'text/csv' });
    await userEvent.upload(await panel.findByLabelText(t('file')), file);
    await waitFor(() => expect(rowsOf(panel, t('beforeAndAfter'))).toEqual([`Dal${dollars(12050)}${dollars(13000)}`]));
    changeElsewhere(() => {
      const { food } = backend().db;
      food.update({ where: { name: { equals: 'Dal' } }, data: { price: 12500 } });
      food.update({ where: { name: { equals: 'Naan' } }, data: { price: 4500 } });
    });
    const changes = [`Dal${dollars(12500)}${dollars(13000)}`, `Naan${dollars(4500)}${dollars(3000)}`];
    await waitFor(() => expect(rowsOf(panel, t('beforeAndAfter'))).toEqual(changes));
    await press(panel, t('change', { count: 2 }));
    await panel.findByText(outcome({ done: 2, total: 2 }));
  },
});
