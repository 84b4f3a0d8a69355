import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminStory, findCard, texts } from '../admin-story.ts';
import { findPanel, findStatus, outcome, press, raiseBy, rowsOf, selectAll } from '../batch-panel.ts';
import { expectToast } from '../canvas.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { dollars, textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin foods, many at once' });
export default meta;

const route = '/admin/products/';
const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;

export const Prices = meta.story({
  name: 'Prices are raised after a preview, and every card shows the new one',
  tags: ['bulk-preview', 'AC-275'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 4, hidden: 0 }));
    await raiseBy(panel, '5');
    await expect(panel.getByLabelText(textsOf(adminBatch)('percent'))).toHaveFocus();
    await expect(rowsOf(panel, textsOf(adminBatch)('beforeAndAfter'))[1]).toBe(`Dal${dollars(12050)}${dollars(12653)}`);
    await userEvent.keyboard('{Enter}');
    await findStatus(panel, outcome({ done: 4, total: 4 }));
    await expect(await (await findCard(canvas, 'Dal')).findByText(dollars(12653))).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await press(panel, textsOf(admin)('close'));
  },
});

export const Preview = meta.story({
  name: 'The preview of new prices, with refused dishes',
  tags: ['bulk-refused-rows', 'AC-371', 'AC-756'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, reply: { status: 200, json: {} } });
    const panel = await selectAll(canvas);
    const opener = await panel.findByRole('button', { name: textsOf(adminBatch)('changePrices') });
    await userEvent.click(opener);
    await userEvent.selectOptions(panel.getByLabelText(textsOf(adminBatch)('how')), textsOf(adminBatch)('lowerByAmount'));
    await userEvent.type(panel.getByLabelText(textsOf(adminBatch)('amount')), '121');
    await expect(rowsOf(panel, textsOf(adminBatch)('cannotBeChanged'))).toContain(`Dal${textsOf(adminBatch)('priceTooLow')}`);
    for (const noAmount of ['1.005', '5e', '--5']) {
      const amount = panel.getByLabelText(textsOf(adminBatch)('amount'));
      await userEvent.clear(amount);
      await userEvent.type(amount, noAmount);
      await expect(amount).toHaveAccessibleDescription(textsOf(adminBatch)('numberInvalid'));
      await expect(panel.getByRole('button', { name: textsOf(adminBatch)('nothingToChange') })).toBeDisabled();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.dblClick(opener);
    await expect(panel.queryByLabelText(textsOf(adminBatch)('amount'))).not.toBeInTheDocument();
    await expect(calls.hitCount()).toBe(0);
  },
});

export const Refused = meta.story({
  name: 'What the server refuses stays selected with its reason, and can be tried again',
  tags: ['bulk-refused', 'AC-276'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    backend().program({ ...patch, reply: { status: 400, json: { price: ['Too dear.'] } }, times: 1 });
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await findStatus(panel, outcome({ done: 3, total: 4, failed: 1 }));
    await expect(rowsOf(panel, textsOf(adminBatch)('notDone'))[0]).toContain(`${textsOf(queryErrors)('refused')} Too dear.`);
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
    await press(panel, textsOf(admin)('tryAgain'));
    await findStatus(panel, outcome({ done: 4, total: 4 }));
  },
});

export const Move = meta.story({
  name: 'Selected dishes are moved to another category; those of other pages and filters are counted',
  tags: ['AC-277'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await userEvent.click(
      (await findCard(canvas, 'Margherita')).getByRole('checkbox', { name: textsOf(admin)('selectEntry', { name: 'Margherita' }) }),
    );
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('checkbox', { name: textsOf(admin)('selectEntry', { name: 'Dal' }) }));
    const panel = await findPanel(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(admin)('category') }), 'Pizza');
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 2, hidden: 1 }));
    await press(panel, textsOf(adminBatch)('move'));
    const category = panel.getByLabelText(textsOf(adminBatch)('toCategory'));
    await within(category).findByRole('option', { name: 'Rice' });
    await userEvent.selectOptions(category, 'Rice');
    await press(panel, textsOf(adminBatch)('change', { count: 2 }));
    await findStatus(panel, outcome({ done: 2, total: 2 }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(admin)('category') }), textsOf(admin)('everyCategory'));
    await expect(await (await findCard(canvas, 'Dal')).findByText('Rice')).toBeVisible();
  },
});

export const PriceMeanwhile = meta.story({
  name: 'A price typed on a moved dish while the others are in flight keeps the move',
  tags: ['AC-358'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const held = backend().program({ ...patch, isHeld: true, skip: 1, times: 2 });
    const panel = await selectAll(canvas);
    await press(panel, textsOf(adminBatch)('move'));
    const category = panel.getByLabelText(textsOf(adminBatch)('toCategory'));
    await within(category).findByRole('option', { name: 'Rice' });
    await userEvent.selectOptions(category, 'Rice');
    await press(panel, textsOf(adminBatch)('change', { count: 3 }));
    await waitFor(() => expect(held.hitCount()).toBe(2));
    const card = await findCard(canvas, 'Margherita');
    await expect(await card.findByText('Rice')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: new RegExp(`${textsOf(admin)('changePrice')}$`) }));
    await userEvent.clear(card.getByRole('textbox'));
    await userEvent.type(card.getByRole('textbox'), '260{Enter}');
    await expectToast(canvas, textsOf(toasts)('foodUpdated'));
    backend().program({ method: 'GET', path: '/api/food/', changeJson: (rows) => Array.isArray(rows) && rows.slice(0, 1) });
    held.release();
    // The list is read again: Margherita is its only row.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    const row = await findCard(canvas, 'Margherita');
    await expect([row.getByText('Rice'), row.getByText(dollars(26000))]).toHaveLength(2);
    await findStatus(panel, outcome({ done: 3, total: 3 }));
  },
});

export const Removal = meta.story({
  name: 'One confirmation, which says how many, removes the selected dishes',
  tags: ['bulk-removal', 'AC-278'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: textsOf(admin)('selectEntry', { name: 'Margherita' }) }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: textsOf(admin)('selectEntry', { name: 'Naan' }) }));
    await user.keyboard('{/Shift}');
    const panel = await findPanel(canvas);
    await userEvent.click(await panel.findByRole('button', { name: textsOf(adminBatch)('remove') }));
    const dialog = within(screen.getByRole('alertdialog', { name: textsOf(adminBatch)('removalConfirmation', { count: 3 }) }));
    await press(dialog, textsOf(adminBatch)('yesRemove', { count: 3 }));
    await findStatus(panel, outcome({ done: 3, total: 3 }));
    await waitFor(() => expect(texts(canvas.getAllByRole('article').map((card) => within(card).getByRole('heading')))).toEqual(['Kacchi']));
  },
});

export const EveryDish = meta.story({
  name: 'The outcome of removing every dish is said, with the focus, above the empty list',
  tags: ['AC-278'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await userEvent.click(await panel.findByRole('button', { name: textsOf(adminBatch)('remove') }));
    await press(within(screen.getByRole('alertdialog')), textsOf(adminBatch)('yesRemove', { count: 4 }));
    await expect(await canvas.findByRole('heading', { name: textsOf(admin)('foodNone') })).toBeVisible();
    await findStatus(panel, outcome({ done: 4, total: 4 }));
    await expect(canvas.getByRole('region', { name: textsOf(adminBatch)('selectedFoods') })).toHaveFocus();
    await press(panel, textsOf(admin)('close'));
  },
});

export const Lost = meta.story({
  name: 'A lost response pauses: nothing is imported or left unasked meanwhile; continuing sends nothing twice',
  tags: ['bulk-paused', 'AC-279', 'AC-827'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    backend().program({ ...patch, isDropped: true, times: 1 });
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await findStatus(panel, textsOf(adminBatch)('paused'));
    await findStatus(panel, outcome({ done: 3, total: 4, unknown: 1 }));
    await press(canvas, textsOf(admin)('spreadsheet'));
    await expect(await panel.findByRole('button', { name: textsOf(adminBatch)('export', { count: 4 }) })).toBeVisible();
    await expect(panel.queryByRole('form', { name: textsOf(adminBatch)('import') })).not.toBeInTheDocument();
    await press(canvas, textsOf(admin)('spreadsheet'));
    await userEvent.click(canvas.getByRole('link', { name: textsOf(admin)('viewCategories') }));
    await press(within(await screen.findByRole('alertdialog', { name: textsOf(adminBatch)('stopConfirmation') })), textsOf(forms)('stay'));
    await press(panel, textsOf(adminBatch)('continue'));
    await findStatus(panel, outcome({ done: 4, total: 4 }));
  },
});
