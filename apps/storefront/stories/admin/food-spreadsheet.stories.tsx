import { expect, userEvent, waitFor } from 'storybook/test';
import { adminStory, findCard, texts } from '../admin-story.ts';
import { findStatus, rowsOf } from '../batch-panel.ts';
import { pressTryAgain, wholeText } from '../canvas.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { dollars, textsOf } from '../texts-of.ts';
import { csv, findResult, importFile, openSpreadsheet } from './spreadsheet-steps.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Spreadsheet' });
export default meta;

const route = '/admin/products/';
const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;
export const Preview = meta.story({
  name: 'A file shows what it changes, leaves and refuses before anything is sent',
  tags: ['csv-preview', 'AC-252'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const calls = backend().program({ ...patch, reply: { status: 200, json: {} } });
    const rows = ['2,Dal Makhani,130', '3,Naan,30', '1,Margherita,cheap', '99,Tea,20', ',Soup,80'];
    const panel = await importFile(canvas, csv(...rows));
    await findResult(
      panel,
      textsOf(adminBatch)('changed', { count: 1 }),
      textsOf(adminBatch)('unchanged', { count: 1 }),
      textsOf(adminBatch)('refused', { count: 3 }),
    );
    await expect(await panel.findByText(textsOf(adminBatch)('unchanged', { count: 1 }))).toBeVisible();
    await expect(rowsOf(panel, textsOf(adminBatch)('beforeAndAfter'))).toEqual([
      `DalDal · ${dollars(12050)}Dal Makhani · ${dollars(13000)}`,
    ]);
    await expect(rowsOf(panel, textsOf(adminBatch)('cannotBeChanged'))).toEqual([
      expect.stringMatching(/^Margherita/),
      `Tea${textsOf(adminBatch)('idUnknown', { id: '99' })}`,
      `Soup${textsOf(adminBatch)('idMissing')}`,
    ]);
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('change', { count: 1 }) })).toBeEnabled();
    await expect(calls.hitCount()).toBe(0);
  },
});

export const Outcome = meta.story({
  name: 'Confirmed changes are on the cards; a refused one stays selected with its reason',
  tags: ['csv-outcome', 'AC-253'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, csv('2,Dal,130', '3,Naan,45'));
    backend().program({ ...patch, path: '/api/food/3/', reply: { status: 400, json: { price: ['Too dear.'] } }, times: 1 });
    await userEvent.click(await panel.findByRole('button', { name: textsOf(adminBatch)('change', { count: 2 }) }));
    await findStatus(panel, textsOf(adminBatch)('outcome', { done: 1, total: 2, failed: 1, unknown: 0, queued: 0 }));
    await expect(canvas.getByRole('region', { name: textsOf(adminBatch)('selectedFoods') })).toHaveFocus();
    await expect(rowsOf(panel, textsOf(adminBatch)('notDone'))).toEqual([expect.stringMatching(/^Naan.*Too dear\./)]);
    await expect(await (await findCard(canvas, 'Dal')).findByText(dollars(13000))).toBeVisible();
    await waitFor(() => expect(texts(canvas.getAllByRole('checkbox', { checked: true }))).toHaveLength(1));
    await expect((await findCard(canvas, 'Naan')).getByRole('checkbox')).toBeChecked();
  },
});

export const AfterOutcome = meta.story({
  name: 'It opens below the outcome of other changes, and its own take the place of that',
  tags: ['AC-253'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, csv('2,Dal,130', '3,Naan,45'));
    backend().program({ ...patch, path: '/api/food/3/', reply: { status: 400, json: {} }, times: 1 });
    await userEvent.click(await panel.findByRole('button', { name: textsOf(adminBatch)('change', { count: 2 }) }));
    await findStatus(panel, textsOf(adminBatch)('outcome', { done: 1, total: 2, failed: 1, unknown: 0, queued: 0 }));
    await importFile(canvas, csv('3,Naan,50'));
    await userEvent.click(await panel.findByRole('button', { name: textsOf(adminBatch)('change', { count: 1 }) }));
    await findStatus(panel, textsOf(adminBatch)('outcome', { done: 1, total: 1, failed: 0, unknown: 0, queued: 0 }));
    await expect(await (await findCard(canvas, 'Naan')).findByText(dollars(5000))).toBeVisible();
  },
});

export const ManyRows = meta.story({
  name: 'More than a hundred rows are shown step by step; the last step moves the focus to the first row that it adds',
  tags: ['AC-755'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const t = textsOf(adminBatch);
    const panel = await importFile(canvas, csv(...Array.from({ length: 220 }, (_, row) => `${String(row + 1001)},Tea,20`)));
    await userEvent.click(await panel.findByRole('button', { name: t('more', { next: 100, hidden: 120 }) }));
    const more = panel.getByRole('button', { name: t('more', { next: 20, hidden: 20 }) });
    await expect(more).toHaveFocus();
    await expect(rowsOf(panel, t('cannotBeChanged'))).toHaveLength(200);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await expect(rowsOf(panel, t('cannotBeChanged'))).toHaveLength(220);
    const names = panel.getAllByText('Tea');
    await waitFor(() => expect(names[200]?.closest('[tabindex="-1"]')).toHaveFocus());
  },
});

export const Unchanged = meta.story({
  name: 'A file without changes has nothing to confirm',
  tags: ['csv-unchanged', 'AC-254', 'AC-371'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, csv('2,Dal,120.50', '3,Naan,30'));
    await findResult(panel, textsOf(adminBatch)('unchanged', { count: 2 }));
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('nothingToChange') })).toBeDisabled();
    await expect(panel.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: textsOf(adminBatch)('back') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: textsOf(admin)('spreadsheet') })).toHaveFocus());
  },
});

export const NoRows = meta.story({
  name: 'A file with a header only is answered, too',
  tags: ['AC-899'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, csv());
    await findResult(panel, textsOf(adminBatch)('unchanged', { count: 0 }));
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('nothingToChange') })).toBeDisabled();
  },
});

const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])], 'photo.csv', { type: 'text/csv' });
const letter = new File(['Dear kitchen,\nplease cook.'], 'letter.csv', { type: 'text/csv' });
const columns = 'id, name, price, description, category';

export const ChosenMeanwhile = meta.story({
  name: 'A file that is read slowly does not replace the one that was chosen after it',
  tags: ['AC-524'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const wrong = csv('1,Margherita,1', '2,Dal,1');
    const content = await wrong.arrayBuffer();
    let release: (content: ArrayBuffer) => void = () => undefined;
    const reading = new Promise<ArrayBuffer>((resolve) => (release = resolve));
    const panel = await importFile(canvas, Object.assign(wrong, { arrayBuffer: () => reading }));
    await userEvent.upload(panel.getByLabelText(textsOf(adminBatch)('file')), csv('2,Dal,130'));
    await findResult(panel, textsOf(adminBatch)('changed', { count: 1 }));
    release(content);
    // What has been read is rendered in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(rowsOf(panel, textsOf(adminBatch)('beforeAndAfter'))).toEqual([`Dal${dollars(12050)}${dollars(13000)}`]);
  },
});

export const NoSpreadsheet = meta.story({
  name: 'A file that is no CSV is a sentence, and a corrected one is read',
  tags: ['csv-refused', 'AC-255'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    const panel = await importFile(canvas, photo);
    await expect(await panel.findByText(wholeText(textsOf(adminBatch)('notCsv')))).toBeVisible();
    await userEvent.upload(panel.getByLabelText(textsOf(adminBatch)('file')), csv('2,Dal,130'));
    await expect(await panel.findByRole('button', { name: textsOf(adminBatch)('change', { count: 1 }) })).toBeEnabled();
    await expect(panel.queryByText(wholeText(textsOf(adminBatch)('notCsv')))).not.toBeInTheDocument();
    await userEvent.upload(panel.getByLabelText(textsOf(adminBatch)('file')), letter);
    await expect(await panel.findByText(wholeText(textsOf(adminBatch)('columnsMissing', { columns })))).toBeVisible();
    await expect(panel.getByRole('button', { name: textsOf(adminBatch)('nothingToChange') })).toBeDisabled();
  },
});

const categories = { method: 'GET', path: '/api/category/' } as const;
const moved = new File(['id,category\n2,Pizza'], 'foods.csv', { type: 'text/csv' });

export const CategoriesFailed = meta.story({
  name: 'Without the categories no file is read: a reason, and a retry',
  tags: ['AC-274', 'AC-932'],
  ...adminStory({ route, prepare: (shop) => shop.program({ ...categories, reply: { status: 500 } }) }),
  play: async ({ canvas }) => {
    const panel = await openSpreadsheet(canvas);
    await expect(await panel.findByText(textsOf(admin)('categoryLoadFailed'))).toBeVisible();
    await expect(panel.queryByLabelText(textsOf(adminBatch)('file'))).not.toBeInTheDocument();
    await pressTryAgain(canvas, categories, textsOf(admin)('categoryLoading'));
    const file = await panel.findByLabelText(textsOf(adminBatch)('file'));
    await waitFor(() => expect(file).toHaveFocus());
    await expect(panel.queryByText(textsOf(admin)('categoryLoadFailed'))).not.toBeInTheDocument();
    await userEvent.upload(file, moved);
    await expect(await panel.findByRole('button', { name: textsOf(adminBatch)('change', { count: 1 }) })).toBeEnabled();
  },
});

export const CategoriesLoading = meta.story({
  name: 'A file can be chosen when the categories are there',
  tags: ['AC-274'],
  ...adminStory({ route }),
  play: async ({ canvas }) => {
    await findCard(canvas, 'Dal');
    const held = backend().program({ ...categories, isHeld: true });
    const panel = await openSpreadsheet(canvas);
    await expect(await panel.findByText(textsOf(admin)('categoryLoading'))).toBeVisible();
    await expect(panel.queryByLabelText(textsOf(adminBatch)('file'))).not.toBeInTheDocument();
    held.release();
    await userEvent.upload(await panel.findByLabelText(textsOf(adminBatch)('file')), moved);
    await expect(await panel.findByRole('button', { name: textsOf(adminBatch)('change', { count: 1 }) })).toBeEnabled();
  },
});
