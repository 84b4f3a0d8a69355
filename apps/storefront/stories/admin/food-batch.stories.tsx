import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { admin, findCard, texts } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';

const meta = preview.meta({ title: 'Pages/Admin foods, many at once', tags: ['english'] });
export default meta;

const route = '/admin/products/';
const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;

/** The panel of the selection. It is loaded with the first selection. */
const findPanel = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Selected dishes' }, { timeout: 10_000 }));
const press = (scope: Canvas, name: string | RegExp) => userEvent.click(scope.getByRole('button', { name }));

async function selectAll(canvas: Canvas) {
  await findCard(canvas, 'Dal');
  await press(canvas, 'Select all found');
  return findPanel(canvas);
}

async function raiseBy(panel: Canvas, percent: string) {
  await userEvent.click(await panel.findByRole('button', { name: 'Change prices' }));
  await userEvent.type(panel.getByLabelText('Per cent'), percent);
}

const rowsOf = (panel: Canvas, name: string) => texts(within(panel.getByRole('table', { name })).getAllByRole('row')).slice(1);
const findStatus = (panel: Canvas, text: string) => waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(text));

export const Prices = meta.story({
  name: 'Prices are raised after a preview, and every card shows the new one',
  tags: ['bulk-preview', 'AC-275'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await expect(panel.getByRole('status')).toHaveTextContent('4 dishes selected');
    await raiseBy(panel, '5');
    await expect(panel.getByLabelText('Per cent')).toHaveFocus();
    await expect(rowsOf(panel, 'Before and after')[1]).toBe('Dal$120.50$126.53');
    await userEvent.keyboard('{Enter}');
    await findStatus(panel, '4 of 4 dishes done');
    await expect(await (await findCard(canvas, 'Dal')).findByText('$126.53')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await press(panel, 'Close');
  },
});

export const Preview = meta.story({
  name: 'The preview of new prices, with refused dishes',
  tags: ['bulk-refused-rows'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, reply: { status: 200, json: {} } });
    const panel = await selectAll(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Change prices' }));
    await userEvent.selectOptions(panel.getByLabelText('How'), 'Lower by an amount');
    await userEvent.type(panel.getByLabelText('Amount'), '121');
    await expect(rowsOf(panel, 'What cannot be changed')).toContain('DalIts price would be 0 or less.');
    await userEvent.clear(panel.getByLabelText('Amount'));
    await userEvent.type(panel.getByLabelText('Amount'), '1.005');
    await expect(panel.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(panel.queryByLabelText('Amount')).not.toBeInTheDocument();
    await expect(calls.hitCount()).toBe(0);
  },
});

export const Refused = meta.story({
  name: 'What the server refuses stays selected with its reason, and can be tried again',
  tags: ['bulk-refused', 'AC-276'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    backend().program({ ...patch, reply: { status: 400, json: { price: ['Too dear.'] } }, times: 1 });
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await findStatus(panel, '3 of 4 dishes done, 1 not done');
    await expect(rowsOf(panel, 'What is not done')[0]).toMatch(/could not answer this time.*Too dear\./);
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1));
    await press(panel, 'Try again');
    await findStatus(panel, '4 of 4 dishes done');
  },
});

export const Move = meta.story({
  name: 'Selected dishes are moved to another category; those of other pages and filters are counted',
  tags: ['AC-277'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await userEvent.click((await findCard(canvas, 'Margherita')).getByRole('checkbox', { name: 'Select Margherita' }));
    await userEvent.click((await findCard(canvas, 'Dal')).getByRole('checkbox', { name: 'Select Dal' }));
    const panel = await findPanel(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Pizza');
    await findStatus(panel, '2 dishes selected, 1 of them not in this list');
    await press(panel, 'Move to a category');
    const category = panel.getByLabelText('To the category');
    await within(category).findByRole('option', { name: 'Rice' });
    await userEvent.selectOptions(category, 'Rice');
    await press(panel, 'Change 2 dishes');
    await findStatus(panel, '2 of 2 dishes done');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Every category');
    await expect(await (await findCard(canvas, 'Dal')).findByText('Rice')).toBeVisible();
  },
});

export const Removal = meta.story({
  name: 'One confirmation, which says how many, removes the selected dishes',
  tags: ['bulk-removal', 'AC-278'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Margherita' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Naan' }));
    await user.keyboard('{/Shift}');
    const panel = await findPanel(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Take off the menu' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Take 3 dishes off the menu?' }));
    await press(dialog, 'Yes, remove 3');
    await findStatus(panel, '3 of 3 dishes done');
    await waitFor(() => expect(texts(canvas.getAllByRole('article').map((card) => within(card).getByRole('heading')))).toEqual(['Kacchi']));
  },
});

export const Lost = meta.story({
  name: 'A lost response pauses; continuing reads the list and sends nothing twice',
  tags: ['bulk-paused', 'AC-279'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    backend().program({ ...patch, isDropped: true, times: 1 });
    const panel = await selectAll(canvas);
    await raiseBy(panel, '5');
    await userEvent.keyboard('{Enter}');
    await panel.findByText('Paused');
    await findStatus(panel, '3 of 4 dishes done, 1 without an answer');
    await press(panel, 'Continue');
    await findStatus(panel, '4 of 4 dishes done');
  },
});

export const Cleared = meta.story({
  name: 'One button clears the selection, also of dishes that the filter hides, and keeps the focus',
  tags: ['AC-256'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Pizza');
    await findStatus(panel, '4 dishes selected, 3 of them not in this list');
    await press(canvas, 'Select none');
    await findStatus(panel, '0 dishes selected');
    await expect(canvas.getByRole('button', { name: 'Select none' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Every category');
    await findCard(canvas, 'Dal');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  },
});
