import { expect, userEvent, waitFor, within } from 'storybook/test';
import { findCard } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { textsOf } from '../texts-of.ts';

/** A file with the columns id, name and price. */
export const csv = (...rows: string[]) => new File([['id,name,price', ...rows].join('\r\n')], 'foods.csv', { type: 'text/csv' });

/** The panel with the spreadsheet form. */
export async function openSpreadsheet(canvas: Canvas) {
  await findCard(canvas, 'Dal');
  await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('spreadsheet') }));
  return within(await canvas.findByRole('region', { name: textsOf(adminBatch)('selectedFoods') }, { timeout: 10_000 }));
}

/** Chooses a file in the spreadsheet form. */
export async function importFile(canvas: Canvas, file: File) {
  const panel = await openSpreadsheet(canvas);
  await userEvent.upload(await panel.findByLabelText(textsOf(adminBatch)('file')), file);
  return panel;
}

/** What a screen reader hears of a file. */
export const findResult = (panel: Canvas, ...sentences: string[]) =>
  waitFor(() =>
    expect(within(panel.getByRole('form', { name: textsOf(adminBatch)('import') })).getByRole('status').textContent).toBe(
      sentences.join(''),
    ),
  );
