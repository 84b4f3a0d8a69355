import { accounts } from '@my-food/mocks/accounts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accountField as field, fillRegistration } from './account-steps.ts';
import { adminStory } from './admin-story.ts';
import { mainOf } from './canvas.ts';
import { chooseFile } from './png-file.ts';
import preview from './preview.ts';
import { backend, storefront } from './storefront-story.tsx';
import { textsOf } from './texts-of.ts';
import { storeDraft } from '../src/forms/draft-store.ts';
import { createDraftKey } from '../src/forms/form-drafts.ts';
import { admin } from '../src/i18n/en/admin/admin.ts';
import { login } from '../src/i18n/en/account/login.ts';
import { register } from '../src/i18n/en/account/register.ts';
import { forms } from '../src/i18n/en/forms.ts';

const meta = preview.meta({ title: 'Pages/Field marks' });
export default meta;

export const Restored = meta.story({
  name: 'Restored values that are valid are not marked invalid',
  tags: ['AC-292'],
  ...storefront({ route: '/register/' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path: '/api/user/register/', isDropped: true });
    await canvas.findByRole('heading', { level: 1, name: textsOf(register)('title') });
    await fillRegistration(canvas);
    const submit = mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') });
    await userEvent.click(submit);
    const restore = await canvas.findByRole('button', { name: textsOf(register)('restore') });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submit);
    for (const name of ['firstName', 'gender', 'password'] as const)
      await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(restore);
    for (const name of ['firstName', 'gender'] as const) await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'false');
    await expect(field(canvas, 'password')).toHaveAttribute('aria-invalid', 'true');
  },
});

export const RestoredDraft = meta.story({
  name: 'A restored draft leaves no field invalid that it fills',
  tags: ['AC-292'],
  ...adminStory({ route: '/admin/add-food/', storeDraft: () => storeDraft(createDraftKey('food'), { name: 'Fuchka', price: '60.50' }) }),
  play: async ({ canvas }) => {
    const restore = await canvas.findByRole('button', { name: textsOf(admin)('restoreDraft') });
    const control = (name: 'name' | 'price' | 'description') => canvas.getByLabelText(textsOf(admin)(name));
    await userEvent.click(canvas.getByRole('button', { name: textsOf(admin)('addFood') }));
    for (const name of ['name', 'price', 'description'] as const) await expect(control(name)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(restore);
    for (const name of ['name', 'price'] as const) await waitFor(() => expect(control(name)).toHaveAttribute('aria-invalid', 'false'));
    await expect(control('description')).toHaveAttribute('aria-invalid', 'true');
  },
});

export const DemoAccount = meta.story({
  name: 'A demo account leaves no field of the login invalid',
  tags: ['AC-292'],
  ...storefront({ route: '/login/', hasDemoAccounts: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(login)('title') });
    await userEvent.click(mainOf(canvas).getByRole('button', { name: textsOf(login)('submit') }));
    await expect(field(canvas, 'email')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(login)('useAccountLabel', { email: accounts.admin.email }) }));
    for (const name of ['email', 'password'] as const) await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'false');
  },
});

export const RefusedPicture = meta.story({
  name: 'A refused picture is announced, the error of a submit is not',
  ...storefront({ route: '/register/' }),
  play: async ({ canvas }) => {
    const json = { profile_image: ['A picture is required.'] };
    backend().program({ method: 'POST', path: '/api/user/register/', reply: { status: 400, json } });
    await canvas.findByRole('heading', { level: 1, name: textsOf(register)('title') });
    chooseFile(field(canvas, 'picture'), new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(textsOf(forms)('notAnImage'));
    await fillRegistration(canvas);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') }));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveAccessibleDescription(expect.stringContaining('A picture is required.')));
    await expect(mainOf(canvas).queryByRole('alert')).not.toBeInTheDocument();
  },
});
