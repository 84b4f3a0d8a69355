import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { countCalls } from '../account-steps.ts';
import { adminStory } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { deleteDraft, storeDraft } from '../../src/forms/draft-store.ts';
import { readDrafts } from '../../src/forms/form-drafts.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin form drafts/Restored' });
export default meta;

const t = () => textsOf(admin);
const key = 'category/other tab';
const newCategory = (draft: object) => adminStory({ route: '/admin/add-category/', storeDraft: () => storeDraft(key, draft) });
const image = (canvas: Canvas) => canvas.getByLabelText(t()('image'));
const storedFields = async () => (await readDrafts('category')).map(({ fields }) => fields);

async function restore(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: t()('restoreDraft') }));
  await waitFor(() => expect(canvas.getByLabelText(t()('name'))).toHaveValue('Pitha'));
}

export const OpenElsewhere = meta.story({
  name: 'A draft that was restored and saved here is still that of the tab in which it is typed on',
  tags: ['AC-432'],
  ...newCategory({ name: 'Pitha' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t()('restoreDraft') });
    await restore(canvas);
    await storeDraft(key, { name: 'Pitha and tea' });
    chooseFile(image(canvas), pngFile('new.png'));
    await userEvent.click(canvas.getByRole('button', { name: t()('addCategory') }));
    await expectToast(canvas, textsOf(toasts)('categoryCreated'));
    await waitFor(async () => expect(await storedFields()).toEqual([{ name: 'Pitha and tea' }]));
  },
});

export const OverAPicture = meta.story({
  name: 'A restored picture is shown instead of the one that was chosen beside the offer',
  tags: ['AC-461'],
  ...newCategory({ name: 'Pitha', picture: pngFile('restored.png') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t()('restoreDraft') });
    chooseFile(image(canvas), pngFile('chosen.png'));
    // It has been checked, and is what a save would send.
    await waitFor(async () => expect(await storedFields()).toContainEqual({ picture: expect.any(File) }));
    await restore(canvas);
    await expect(canvas.getByText('restored.png')).toBeVisible();
    await expect(canvas.queryByText('chosen.png')).not.toBeInTheDocument();
    await expect(image(canvas)).toHaveProperty('value', expect.stringContaining('restored.png'));
  },
});

export const OverAnInvalidPrice = meta.story({
  name: 'A restored price takes the error of the one that was typed beside the offer with it',
  tags: ['AC-462'],
  ...adminStory({ route: '/admin/update-food/?id=2', storeDraft: () => storeDraft('food 2/other tab', { price: '95.50' }) }),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: t()('restoreDraft') });
    const price = canvas.getByLabelText(t()('price'));
    await userEvent.clear(price);
    await userEvent.type(price, '0{Tab}');
    await expect(price).toHaveAccessibleDescription(t()('priceInvalid'));
    await userEvent.click(offer);
    await waitFor(() => expect(price).toHaveValue(95.5));
    await expect(price).toHaveAccessibleDescription('');
    await expect(price).toBeValid();
  },
});

export const SavedElsewhere = meta.story({
  name: 'A draft that another tab has saved since it was offered is not restored',
  tags: ['AC-463'],
  ...newCategory({ name: 'Pitha' }),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: t()('restoreDraft') });
    await deleteDraft(key);
    await userEvent.click(offer);
    await expectToast(canvas, t()('draftUnavailable'));
    await expect(canvas.getByLabelText(t()('name'))).toHaveValue('');
    await expect(offer).not.toBeInTheDocument();
  },
});

export const TypedOnElsewhere = meta.story({
  name: 'A draft that another tab has changed since it was offered is restored as it is by now',
  tags: ['AC-463'],
  ...newCategory({ name: 'Pit' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t()('restoreDraft') });
    await storeDraft(key, { name: 'Pitha' });
    await restore(canvas);
    await waitFor(async () => expect(await storedFields()).toEqual([{ name: 'Pitha' }]));
  },
});

export const SavedWhileItIsRead = meta.story({
  name: 'An offered draft outlives a save that begins while it is read',
  tags: ['AC-463'],
  ...newCategory({ name: 'Pitha' }),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: t()('restoreDraft') });
    await userEvent.type(canvas.getByLabelText(t()('name')), 'Sweets');
    chooseFile(image(canvas), pngFile('new.png'));
    await waitFor(async () => expect(await storedFields()).toContainEqual({ name: 'Sweets', picture: expect.any(File) }));
    offer.click();
    canvas.getByRole('button', { name: t()('addCategory') }).click();
    await expectToast(canvas, textsOf(toasts)('categoryCreated'));
    await waitFor(async () => expect(await storedFields()).toEqual([{ name: 'Pitha' }]));
  },
});

export const FullStorage = meta.story({
  name: 'A draft that cannot be stored anew is offered again after it was restored',
  tags: ['AC-763'],
  ...newCategory({ name: 'Pitha', picture: pngFile('new.png') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t()('restoreDraft') });
    const put = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await restore(canvas);
    await waitFor(() => expect(put).toHaveBeenCalled());
    await expect(await storedFields()).toEqual([{ name: 'Pitha', picture: expect.any(File) }]);
  },
});

export const SavedAlready = meta.story({
  name: 'A draft that the entry has, as a save writes it, is neither offered nor kept',
  tags: ['AC-898'],
  ...adminStory({ route: '/admin/update-food/?id=2', storeDraft: () => storeDraft('food 2/saved', { name: 'Dal ', price: '120.5' }) }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Dal');
    await waitFor(async () => expect(await readDrafts('food 2')).toEqual([]));
    await expect(canvas.queryByRole('button', { name: t()('restoreDraft') })).not.toBeInTheDocument();
  },
});

export const SavedLate = meta.story({
  name: 'The offer of a draft ends once the entry has it: the save of a page that was reloaded took its time',
  tags: ['AC-898'],
  ...adminStory({
    route: '/admin/update-food/?id=2',
    storeDraft: async () => {
      await storeDraft('food 2/2 older', { description: 'Slowly cooked.' });
      await storeDraft('food 2/1 reloaded', { name: 'Dal Tadka' });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t()('restoreDraft') });
    const change = (name: string) => backend().db.food.update({ where: { id: { equals: 2 } }, data: { name } });
    change('Dal Tadka');
    const reads = countCalls('GET', '/api/food/');
    await waitFor(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      return expect(reads.hitCount()).toBeGreaterThan(0);
    });
    await canvas.findByDisplayValue('Dal Tadka');
    await waitFor(async () =>
      expect((await readDrafts('food 2')).map(({ fields }) => fields)).toEqual([{ description: 'Slowly cooked.' }]),
    );
    await userEvent.click(await canvas.findByRole('button', { name: t()('restoreDraft') }));
    await canvas.findByDisplayValue('Slowly cooked.');
    await expect(canvas.getByLabelText(t()('name'))).toHaveValue('Dal Tadka');
  },
});
