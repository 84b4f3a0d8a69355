import { expect, userEvent, waitFor } from 'storybook/test';
import { adminStory } from '../admin-story.ts';
import { expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { readDrafts } from '../../src/forms/form-drafts.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin form drafts/Left while saving' });
export default meta;

const t = () => textsOf(admin);

export const BeingSaved = meta.story({
  name: 'What an earlier visit is still saving is offered only if that fails',
  tags: ['AC-433'],
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    const countDrafts = async () => (await readDrafts('category')).length;
    const expectNoOffer = () => expect(canvas.queryByRole('button', { name: t()('restoreDraft') })).not.toBeInTheDocument();
    /** Saves a category, and opens the form again before that is answered. */
    const returnWhileSaving = async (reply?: { status: number; json: object }) => {
      const held = backend().program({ method: 'POST', path: '/api/category/', isHeld: true, times: 1, ...(reply && { reply }) });
      await userEvent.type(await canvas.findByLabelText(t()('name')), 'Pitha');
      chooseFile(canvas.getByLabelText(t()('image')), pngFile('new.png'));
      await userEvent.click(canvas.getByRole('button', { name: t()('addCategory') }));
      await waitFor(() => expect(held.hitCount()).toBe(1));
      await userEvent.click(canvas.getByRole('link', { name: t()('viewCategories') }));
      await canvas.findByRole('heading', { level: 1, name: t()('categories') });
      await waitFor(async () => expect(await countDrafts()).toBe(1));
      await userEvent.click(canvas.getByRole('link', { name: t()('addCategory') }));
      await canvas.findByLabelText(t()('name'));
      // The form has asked for them before.
      await countDrafts();
      await expectNoOffer();
      held.release();
    };
    await returnWhileSaving();
    await expectToast(canvas, textsOf(toasts)('categoryCreated'));
    await waitFor(async () => expect(await countDrafts()).toBe(0));
    await expectNoOffer();
    await returnWhileSaving({ status: 400, json: {} });
    await userEvent.click(await canvas.findByRole('button', { name: t()('restoreDraft') }));
    await waitFor(() => expect(canvas.getByLabelText(t()('name'))).toHaveValue('Pitha'));
  },
});
