import { expect, userEvent, waitFor, within } from 'storybook/test';
import { findCard, texts } from './admin-story.ts';
import type { Canvas } from './canvas.ts';
import { textsOf } from './texts-of.ts';
import { admin } from '../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../src/i18n/en/admin/admin-batch.ts';

/** The panel of the selection. It is loaded with the first selection. */
export const findPanel = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: textsOf(adminBatch)('selectedFoods') }, { timeout: 10_000 }));
export const press = (scope: Canvas, name: string | RegExp) => userEvent.click(scope.getByRole('button', { name }));

/** Selects every dish. Returns the panel. */
export async function selectAll(canvas: Canvas) {
  await findCard(canvas, 'Dal');
  await press(canvas, textsOf(admin)('selectAllFound'));
  return findPanel(canvas);
}

/** Types a percentage for the selected dishes. */
export async function raiseBy(panel: Canvas, percent: string) {
  await userEvent.click(await panel.findByRole('button', { name: textsOf(adminBatch)('changePrices') }));
  await userEvent.type(panel.getByLabelText(textsOf(adminBatch)('percent')), percent);
}

/** The rows of a table in the panel, without its head. */
export const rowsOf = (panel: Canvas, name: string) => texts(within(panel.getByRole('table', { name })).getAllByRole('row')).slice(1);
export const outcome = (counts: { done: number; total: number; failed?: number; unknown?: number }) =>
  textsOf(adminBatch)('outcome', { failed: 0, unknown: 0, queued: 0, ...counts });
export const findStatus = (panel: Canvas, text: string) => waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(text));
