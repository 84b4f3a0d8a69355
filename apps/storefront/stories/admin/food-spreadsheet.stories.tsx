import { expect, userEvent, waitFor, within } from 'storybook/test';
import { admin, findCard, texts } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';

const meta = preview.meta({ title: 'Pages/Admin foods/Spreadsheet', tags: ['english'] });
export default meta;

const route = '/admin/products/';
const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;
const csv = (...rows: string[]) => new File([['id,name,price', ...rows].join('\r\n')], 'dishes.csv', { type: 'text/csv' });

/** Chooses a file in the spreadsheet form of the panel. */
async function importFile(canvas: Canvas, file: File) {
  await findCard(canvas, 'Dal');
  await userEvent.click(canvas.getByRole('button', { name: 'Spreadsheet' }));
  const panel = within(await canvas.findByRole('region', { name: 'Selected dishes' }, { timeout: 10_000 }));
  await userEvent.upload(await panel.findByLabelText('CSV file with changes'), file);
  return panel;
}

const rowsOf = (panel: Canvas, name: string) => texts(within(panel.getByRole('table', { name })).getAllByRole('row')).slice(1);
const findStatus = (panel: Canvas, text: string) => waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(text));

export const Preview = meta.story({
  name: 'A file shows what it changes, leaves and refuses before anything is sent',
  tags: ['csv-preview', 'AC-252'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, reply: { status: 200, json: {} } });
    const rows = ['2,Dal Makhani,130', '3,Naan,30', '1,Margherita,cheap', '99,Tea,20', ',Soup,80'];
    const panel = await importFile(canvas, csv(...rows));
    await expect(await panel.findByText('1 dish would stay the same.')).toBeVisible();
    await expect(rowsOf(panel, 'Before and after')).toEqual(['DalDal · $120.50Dal Makhani · $130.00']);
    await expect(rowsOf(panel, 'What cannot be changed')).toEqual([
      expect.stringMatching(/^Margherita/),
      'TeaNo dish has the id 99. A new dish needs a picture: add it with its form.',
      'SoupIt has no id. A new dish needs a picture: add it with its form.',
    ]);
    await expect(panel.getByRole('button', { name: 'Change 1 dish' })).toBeEnabled();
    await expect(calls.hitCount()).toBe(0);
  },
});

export const Outcome = meta.story({
  name: 'Confirmed changes are on the cards; a refused one stays selected with its reason',
  tags: ['csv-outcome', 'AC-253'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, csv('2,Dal,130', '3,Naan,45'));
    backend().program({ ...patch, path: '/api/food/3/', reply: { status: 400, json: { price: ['Too dear.'] } }, times: 1 });
    await userEvent.click(await panel.findByRole('button', { name: 'Change 2 dishes' }));
    await findStatus(panel, '1 of 2 dishes done, 1 not done');
    await expect(rowsOf(panel, 'What is not done')).toEqual([expect.stringMatching(/^Naan.*Too dear\./)]);
    await expect(await (await findCard(canvas, 'Dal')).findByText('$130.00')).toBeVisible();
    await waitFor(() => expect(texts(canvas.getAllByRole('checkbox', { checked: true }))).toHaveLength(1));
    await expect((await findCard(canvas, 'Naan')).getByRole('checkbox')).toBeChecked();
  },
});

export const Unchanged = meta.story({
  name: 'A file without changes has nothing to confirm',
  tags: ['csv-unchanged', 'AC-254'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, csv('2,Dal,120.50', '3,Naan,30'));
    await expect(await panel.findByText('2 dishes would stay the same.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    await expect(panel.queryByRole('table')).not.toBeInTheDocument();
  },
});

const otherFiles = [
  [new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])], 'photo.csv', { type: 'text/csv' }), /^The file is not a CSV file in UTF-8\./],
  [new File(['Dear kitchen,\nplease cook.'], 'letter.csv', { type: 'text/csv' }), /^The first line needs the columns id, name, price/],
] as const;

export const NoSpreadsheet = meta.story({
  name: 'A file that is no CSV is a sentence, and a corrected one is read',
  tags: ['csv-refused', 'AC-255'],
  ...admin({ route }),
  play: async ({ canvas }) => {
    const [[photo, photoError], [letter, letterError]] = otherFiles;
    const panel = await importFile(canvas, photo);
    await expect(await panel.findByText(photoError)).toBeVisible();
    await userEvent.upload(panel.getByLabelText('CSV file with changes'), csv('2,Dal,130'));
    await expect(await panel.findByRole('button', { name: 'Change 1 dish' })).toBeEnabled();
    await expect(panel.queryByText(photoError)).not.toBeInTheDocument();
    await userEvent.upload(panel.getByLabelText('CSV file with changes'), letter);
    await expect(await panel.findByText(letterError)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
  },
});
