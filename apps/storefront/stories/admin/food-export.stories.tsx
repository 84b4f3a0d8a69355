import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { adminStory, findCard } from '../admin-story.ts';
import { wholeText } from '../canvas.ts';
import preview from '../preview.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { adminBatch } from '../../src/i18n/en/admin/admin-batch.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Admin foods/Export' });
export default meta;

export const FailedOnce = meta.story({
  name: 'A failed export is no longer reported after one that succeeded; a refused file still is',
  tags: ['AC-575'],
  ...adminStory({ route: '/admin/products/' }),
  play: async ({ canvas }) => {
    const t = textsOf(adminBatch);
    const create = spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('No memory.');
    });
    await findCard(canvas, 'Dal');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('spreadsheet') }));
    const panel = within(await canvas.findByRole('region', { name: t('selectedFoods') }, { timeout: 10_000 }));
    const press = () => userEvent.click(panel.getByRole('button', { name: t('export', { count: 4 }) }));
    await press();
    await expect(await panel.findByText(wholeText(t('csvFailed')))).toBeVisible();
    await press();
    await waitFor(() => expect(panel.queryByText(wholeText(t('csvFailed')))).not.toBeInTheDocument());

    const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])], 'photo.csv', { type: 'text/csv' });
    await userEvent.upload(await panel.findByLabelText(t('file')), photo);
    await expect(await panel.findByText(wholeText(t('notCsv')))).toBeVisible();
    create.mockClear();
    await press();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(panel.getByText(wholeText(t('notCsv')))).toBeVisible();
  },
});
