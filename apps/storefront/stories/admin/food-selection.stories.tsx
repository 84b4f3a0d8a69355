import { expect, userEvent, waitFor } from 'storybook/test';
import { adminStory, findCard } from '../admin-story.ts';
import { findPanel, findStatus, outcome, press, raiseBy, selectAll } from '../batch-panel.ts';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Selection' });
export default meta;

const route = '/admin/products/';

export const Cleared = meta.story({
  name: 'One button clears the selection, also of dishes that the filter hides, and keeps the focus',
  tags: ['AC-256'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await selectAll(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(admin)('category') }), 'Pizza');
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 4, hidden: 3 }));
    await press(canvas, textsOf(admin)('selectNone'));
    await findStatus(panel, textsOf(adminBatch)('selected', { count: 0, hidden: 0 }));
    await expect(canvas.getByRole('button', { name: textsOf(admin)('selectNone') })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: textsOf(admin)('category') }), textsOf(admin)('everyCategory'));
    await findCard(canvas, 'Dal');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
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

const checkbox = async (canvas: Canvas, dish: string) => (await findCard(canvas, dish)).getByRole('checkbox');

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
