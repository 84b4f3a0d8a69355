import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { storeDraft } from '../../src/forms/draft-store.ts';
import { createDraftKey } from '../../src/forms/form-drafts.ts';
import { backend } from '../storefront-story.tsx';
import { adminStory } from '../admin-story.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { linkName, textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';

const meta = preview.meta({ title: 'Pages/Admin category form' });
export default meta;

const writes = () => backend().program({ method: 'POST', path: '/api/category/', reply: { status: 201 } });
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Blank = meta.story({
  name: 'Without name and picture',
  tags: ['incomplete', 'AC-089'],
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(admin)('addCategory') });
    const calls = writes();
    await expect(canvas.getByLabelText(textsOf(admin)('name'))).not.toHaveAttribute('required');
    await userEvent.click(button(canvas, textsOf(admin)('addCategory')));
    await expectToast(canvas, textsOf(toasts)('categoryIncomplete'));
    await expect([canvas.getAllByText(textsOf(toasts)('categoryIncomplete')).length, calls.hitCount()]).toEqual([1, 0]);
  },
});

export const WithoutName = meta.story({
  name: 'Without a name, or with only whitespace',
  tags: ['AC-089'],
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    chooseFile(await canvas.findByLabelText(textsOf(admin)('image')), pngFile('new.png'));
    await userEvent.type(canvas.getByLabelText(textsOf(admin)('name')), '   ');
    const calls = writes();
    await userEvent.click(button(canvas, textsOf(admin)('addCategory')));
    await expectToast(canvas, textsOf(toasts)('categoryIncomplete'));
    await expect(calls.hitCount()).toBe(0);
  },
});

export const WithoutPicture = meta.story({
  name: 'Without a picture',
  tags: ['AC-089'],
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('name')), 'Pitha');
    const calls = writes();
    await userEvent.click(button(canvas, textsOf(admin)('addCategory')));
    await expectToast(canvas, textsOf(toasts)('categoryIncomplete'));
    await expect(calls.hitCount()).toBe(0);
    await expect(canvas.getByLabelText(textsOf(admin)('name'))).toHaveValue('Pitha');
  },
});

export const Saved = meta.story({
  name: 'Saved: the button is inert until the redirect',
  tags: ['saved'],
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('name')), 'Pitha');
    chooseFile(canvas.getByLabelText(textsOf(admin)('image')), pngFile('new.png'));
    const calls = writes();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByRole('link', { name: linkName((list) => textsOf(admin).rich('categorySaved', { list })) });
    await userEvent.click(button(canvas, textsOf(admin)('addCategory')));
    await expect(calls.hitCount()).toBe(1);
  },
});

export const InvalidFile = meta.story({
  name: 'A file that is not an image is rejected at its field',
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(textsOf(admin)('image')), script);
    await waitFor(() =>
      expect(canvas.getByLabelText(textsOf(admin)('image'))).toHaveAccessibleDescription(
        expect.stringContaining(textsOf(forms)('notAnImage')),
      ),
    );
  },
});

export const CheckedWhileSubmitted = meta.story({
  name: 'An update is not sent without the picture that is still checked and then rejected',
  tags: ['AC-521'],
  ...adminStory({ route: '/admin/update-category/?id=2' }),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'PATCH', path: '/api/category/{id}/', reply: { status: 200 } });
    const picture = await canvas.findByLabelText(textsOf(admin)('image'));
    const signature = await pngFile().slice(0, 8).arrayBuffer();
    chooseFile(picture, new File([signature, new Uint8Array(20)], 'broken.png', { type: 'image/png' }));
    await canvas.findByText('broken.png');
    button(canvas, textsOf(admin)('updateCategory')).click();
    await waitFor(() => expect(picture).toHaveAccessibleDescription(expect.stringContaining(textsOf(forms)('damaged'))));
    await waitFor(() => expect(picture).toHaveFocus());
    await expect(calls.hitCount()).toBe(0);
    await userEvent.click(button(canvas, textsOf(admin)('updateCategory')));
    await expectToast(canvas, textsOf(toasts)('categoryUpdated'));
  },
});

export const Dropped = meta.story({
  name: 'A dropped picture is accepted like a chosen one',
  ...adminStory({ route: '/admin/add-category/' }),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(textsOf(admin)('image'));
    const dropped = new DataTransfer();
    dropped.items.add(pngFile('new.png'));
    input.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await canvas.findByText('new.png');
  },
});

export const Filled = meta.story({
  name: 'An existing category',
  tags: ['filled'],
  ...adminStory({ route: '/admin/update-category/?id=1', scenario: 'shop' }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Rice & Biryani');
    await expect(canvas.getByLabelText(textsOf(admin)('name'))).toBeRequired();
    await expect(canvas.getByLabelText(textsOf(admin)('image'))).not.toBeRequired();
  },
});

export const Renamed = meta.story({
  name: 'Without a name nothing is sent',
  tags: ['without-name', 'AC-093'],
  ...adminStory({ route: '/admin/update-category/?id=2' }),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'PATCH', path: '/api/category/{id}/', reply: { status: 200 } });
    const name = await canvas.findByLabelText(textsOf(admin)('name'));
    await userEvent.clear(name);
    await userEvent.click(button(canvas, textsOf(admin)('updateCategory')));
    await expect(name).toBeInvalid();
    await userEvent.type(name, '  ');
    await userEvent.click(button(canvas, textsOf(admin)('updateCategory')));
    await waitFor(() => expect(name).toHaveAccessibleDescription(textsOf(admin)('nameMissing')));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(calls.hitCount()).toBe(0);
  },
});

export const Missing = meta.story({
  name: 'Not in the list: a link back',
  tags: ['missing'],
  ...adminStory({ route: '/admin/update-category/?id=404' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: textsOf(admin)('categoryNotFound') });
    await expect(canvas.getByRole('link', { name: textsOf(admin)('categoryBackToList') })).toHaveAttribute('href', '/admin/categorys/');
  },
});

export const DraftOffered = meta.story({
  name: 'A draft stored before a crash is offered, with its picture',
  ...adminStory({
    route: '/admin/add-category/',
    storeDraft: () => storeDraft(createDraftKey('category'), { name: 'Pitha', picture: pngFile('new.png') }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(admin)('restoreDraft') }));
    // It is read once more: another tab may have discarded it.
    await waitFor(() => expect(canvas.getByLabelText(textsOf(admin)('name'))).toHaveValue('Pitha'));
    await expect(canvas.getByText('new.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: textsOf(layout)('food') }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: textsOf(forms)('leaveTitle') })).toBeVisible());
  },
});

export const LeavingByTheMenu = meta.story({
  name: 'A link of the account menu asks; after Escape its button has the focus',
  tags: ['AC-390'],
  ...adminStory({ route: '/admin/update-category/?id=1' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('name')), 'xyz');
    const account = () => button(canvas, textsOf(layout)('account'));
    account().focus();
    // The second time everything has been loaded: the dialog opens before the menu has gone.
    for (let time = 1; time <= 2; time += 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menu').matches(':focus-within')).toBe(true));
      await userEvent.keyboard('{Home}');
      await expect(screen.getByRole('menuitem', { name: textsOf(layout)('profile') })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: textsOf(forms)('stay') })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(account()).toHaveFocus();
    }
  },
});
