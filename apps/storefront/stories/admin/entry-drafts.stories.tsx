import { accounts } from '@my-food/mocks/accounts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fill, pressLogOut } from '../account-steps.ts';
import { adminStory } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { storeDraft } from '../../src/forms/draft-store.ts';
import { createDraftKey, readDrafts } from '../../src/forms/form-drafts.ts';
import { pendingWritesSettled } from '../../src/forms/pending-writes-settled.ts';
import { credentials } from '../../src/i18n/en/account/credentials.ts';
import { login } from '../../src/i18n/en/account/login.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin form drafts' });
export default meta;

const create = { method: 'POST', path: '/api/category/' } as const;

/** A new category with a draft of an earlier visit. */
const newCategory = () => adminStory({ route: '/admin/add-category/', storeDraft: () => storeDraft(createDraftKey('category'), offered) });
/** The form of a dish, with a draft. The form of the story before may store its own when it unmounts: each story has another dish. */
const dish = (id: number, fields: object | null) =>
  adminStory({
    route: `/admin/update-food/?id=${id}`,
    storeDraft: async () => (fields ? storeDraft(createDraftKey(`food ${id}`), fields) : undefined),
  });

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const name = (canvas: Canvas) => canvas.getByLabelText(textsOf(admin)('name'));
const findOffer = (canvas: Canvas) => canvas.findByRole('button', { name: textsOf(admin)('restoreDraft') });
/** The drafts of the form, newest first. */
const draftsOf = async (form: string) => (await readDrafts(form)).map(({ fields }) => fields);
const expectDrafts = (form: string, ...expected: unknown[]) => waitFor(async () => expect(await draftsOf(form)).toEqual(expected));
const offered = { name: 'Pitha' };
const expectHeadingFocused = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());

/** `text`: of a restored field. It is there a moment after the offer has ended. */
async function restore(canvas: Canvas, text: string) {
  await userEvent.click(await findOffer(canvas));
  await expectHeadingFocused(canvas);
  await canvas.findByDisplayValue(text);
}

/** Types beside the offer, until it is stored. */
async function typeBeside(canvas: Canvas) {
  await findOffer(canvas);
  await userEvent.type(name(canvas), 'Sweets');
  await expectDrafts('category', { name: 'Sweets' }, offered);
}

async function submit(canvas: Canvas) {
  chooseFile(canvas.getByLabelText(textsOf(admin)('image')), pngFile('new.png'));
  await userEvent.click(button(canvas, textsOf(admin)('addCategory')));
}

async function logOut(canvas: Canvas) {
  await pressLogOut(canvas);
  await canvas.findByRole('heading', { level: 1, name: textsOf(login)('title') });
}

async function logIn(canvas: Canvas) {
  const main = within(canvas.getByRole('main'));
  await fill(main.getByLabelText(textsOf(credentials)('email')), accounts.admin.email);
  await fill(main.getByLabelText(textsOf(credentials)('password')), accounts.admin.password);
  await userEvent.click(main.getByRole('button', { name: textsOf(login)('submit') }));
  await canvas.findByRole('button', { name: textsOf(layout)('account') });
}

export const TypedFields = meta.story({
  name: 'Only what was typed is stored',
  ...dish(1, null),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('description')), ' Slowly.');
    await expectDrafts('food 1', { description: expect.stringContaining(' Slowly.') });
  },
});

export const OtherFields = meta.story({
  name: 'A restored draft changes no other field',
  ...dish(2, { description: 'Slowly cooked.' }),
  play: async ({ canvas }) => {
    await restore(canvas, 'Slowly cooked.');
    await expect(canvas.getByLabelText(textsOf(admin)('description'))).toHaveValue('Slowly cooked.');
    await expect([name(canvas), canvas.getByLabelText(textsOf(admin)('price'))].map((field) => field.getAttribute('value'))).toEqual([
      'Dal',
      '120.50',
    ]);
  },
});

export const NothingReadable = meta.story({
  name: 'A draft of which nothing can be restored is not offered',
  ...dish(3, { picture: null }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Naan');
    await readDrafts('food 3');
    await userEvent.type(name(canvas), '!');
    await expectDrafts('food 3', { name: 'Naan!' }, { picture: null });
    await expect(canvas.queryByRole('button', { name: textsOf(admin)('restoreDraft') })).not.toBeInTheDocument();
  },
});

export const Reverted = meta.story({
  name: 'An unanswered offer stays when what was typed beside it is reverted',
  ...newCategory(),
  play: async ({ canvas }) => {
    await typeBeside(canvas);
    await userEvent.clear(name(canvas));
    await expectDrafts('category', offered);
  },
});

export const Saved = meta.story({
  name: 'An unanswered offer stays after a save',
  ...newCategory(),
  play: async ({ canvas }) => {
    await typeBeside(canvas);
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('categoryCreated'));
    await expectDrafts('category', offered);
  },
});

export const SavedElsewhere = meta.story({
  name: 'It stays, too, when the save settles on another page',
  ...newCategory(),
  play: async ({ canvas }) => {
    await typeBeside(canvas);
    const held = backend().program({ ...create, isHeld: true });
    await submit(canvas);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    await userEvent.click(canvas.getByRole('link', { name: textsOf(layout)('food') }));
    await waitFor(() => expect(canvas.queryByLabelText(textsOf(admin)('image'))).not.toBeInTheDocument());
    held.release();
    await expectToast(canvas, textsOf(toasts)('categoryCreated'));
    await expectDrafts('category', offered);
  },
});

export const Left = meta.story({
  name: 'An unanswered offer stays when the form is left without saving',
  ...newCategory(),
  play: async ({ canvas }) => {
    await typeBeside(canvas);
    await userEvent.click(canvas.getByRole('link', { name: textsOf(layout)('food') }));
    await userEvent.click(await screen.findByRole('button', { name: textsOf(forms)('leave') }));
    await expectDrafts('category', offered);
  },
});

export const Discarded = meta.story({
  name: 'Discarding deletes the offered draft, not what is typed beside it',
  tags: ['AC-371'],
  ...newCategory(),
  play: async ({ canvas }) => {
    await typeBeside(canvas);
    await userEvent.click(button(canvas, textsOf(admin)('discardDraft')));
    await expectHeadingFocused(canvas);
    await expectDrafts('category', { name: 'Sweets' });
    await userEvent.clear(name(canvas));
    await expectDrafts('category');
  },
});

export const Restored = meta.story({
  name: 'A restored draft is deleted by the save',
  tags: ['AC-371'],
  ...newCategory(),
  play: async ({ canvas }) => {
    await restore(canvas, 'Pitha');
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('categoryCreated'));
    await expectDrafts('category');
  },
});

export const LoggedOut = meta.story({
  name: 'Nothing is stored after a logout, even when a save settles in the next session',
  ...newCategory(),
  play: async ({ canvas }) => {
    await typeBeside(canvas);
    const held = backend().program({ ...create, isHeld: true });
    await submit(canvas);
    await logOut(canvas);
    await expectDrafts('category');
    await logIn(canvas);
    held.release();
    await pendingWritesSettled();
    await expect(await readDrafts('category')).toEqual([]);
  },
});
