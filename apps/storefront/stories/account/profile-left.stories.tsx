import { accounts } from '@my-food/mocks/accounts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { accountField as field, countCalls, fill, pressLogOut } from '../account-steps.ts';
import { type Canvas, expectToast, notifications } from '../canvas.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { logIn } from './login-steps.ts';
import { customer, dialog, expectFilled, goBack, openForm, profileRead, save, typeAddress, typed, update } from './profile-steps.ts';
import { profileForm } from '../../src/i18n/en/account/profile-form.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Profile update/Left while saving' });
export default meta;

/** Presses 'Back to my profile' while the save is pending: nothing is asked. */
async function goBackWhileSaving(canvas: Canvas, reply?: { status: number; json: object }) {
  await typeAddress(canvas);
  const held = backend().program({ ...update, isHeld: true, ...(reply ? { reply } : {}) });
  await save(canvas);
  await expect(await canvas.findByText(textsOf(forms)('saving'))).toBeVisible();
  await goBack(canvas);
  return held;
}

export const LeavingWhileSaving = meta.story({
  name: 'A save that fails after its page was left loses nothing: the form has what was typed',
  tags: ['AC-380'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    chooseFile(field(canvas, 'picture'), pngFile('me.png'));
    const held = await goBackWhileSaving(canvas, { status: 400, json: {} });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
    held.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await openForm(canvas);
    await waitFor(() => expect(field(canvas, 'address')).toHaveValue(typed));
    await expect(await canvas.findByText('me.png')).toBeVisible();
    await goBack(canvas);
    await userEvent.click(within(await dialog()).getByRole('button', { name: textsOf(forms)('leave') }));
    await openForm(canvas);
    await waitFor(() => expect(field(canvas, 'address')).not.toHaveValue(typed));
    await expect(canvas.queryByText('me.png')).toBeNull();
  },
});

export const PictureSavedMeanwhile = meta.story({
  name: 'Once it is saved, the form that was opened again has nothing to save',
  tags: ['AC-380'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    chooseFile(field(canvas, 'picture'), pngFile('me.png'));
    const held = await goBackWhileSaving(canvas);
    await openForm(canvas);
    await expect(await canvas.findByText('me.png')).toBeVisible();
    held.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await waitFor(() => expect(canvas.queryByText('me.png')).toBeNull());
    await goBack(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  },
});

export const PressedTwice = meta.story({
  name: 'A second press of the button does not bring back what was saved',
  tags: ['AC-380'],
  ...customer(),
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    chooseFile(field(canvas, 'picture'), pngFile('me.png'));
    const held = backend().program({ ...update, isHeld: true });
    const button = canvas.getByRole('button', { name: textsOf(profileForm)('submit') });
    button.click();
    button.click();
    await expect(await canvas.findByText(textsOf(forms)('saving'))).toBeVisible();
    await goBack(canvas);
    held.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await openForm(canvas);
    await expectFilled(canvas);
    await expect(canvas.queryByText('me.png')).toBeNull();
  },
});

export const SavedMeanwhile = meta.story({
  name: 'A save that succeeds late does not drop what was sent after it',
  tags: ['AC-380'],
  ...customer(),
  play: async ({ canvas }) => {
    const late = await goBackWhileSaving(canvas);
    await openForm(canvas);
    await waitFor(() => expect(field(canvas, 'address')).toHaveValue(typed));
    await fill(field(canvas, 'address'), '8 Hill Road, Sylhet');
    const refused = backend().program({ ...update, isHeld: true, reply: { status: 400, json: {} } });
    await save(canvas);
    await expect(await canvas.findByText(textsOf(forms)('saving'))).toBeVisible();
    await goBack(canvas);
    late.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    refused.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await openForm(canvas);
    await waitFor(() => expect(field(canvas, 'address')).toHaveValue('8 Hill Road, Sylhet'));
  },
});

export const TakenBack = meta.story({
  name: 'Refused values that were taken back by hand do not return',
  tags: ['AC-380'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const lastName = field(canvas, 'lastName');
    await fill(lastName, 'Nobody');
    backend().program({ ...update, reply: { status: 400, json: {} } });
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await fill(lastName, 'Jahan');
    await goBack(canvas);
    await openForm(canvas);
    await fill(field(canvas, 'address'), typed);
    await expect(field(canvas, 'lastName')).toHaveValue('Jahan');
  },
});

export const NextUser = meta.story({
  name: 'The form of the next user has nothing of it',
  tags: ['AC-380'],
  ...customer(),
  play: async ({ canvas }) => {
    const held = await goBackWhileSaving(canvas, { status: 400, json: {} });
    held.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await pressLogOut(canvas);
    await logIn(canvas, accounts.admin);
    await canvas.findByRole('heading', { level: 1, name: 'Rahim Uddin' }, { timeout: 10_000 });
    await openForm(canvas);
    await waitFor(() => expect(field(canvas, 'firstName')).toHaveValue('Rahim'));
    await expect(field(canvas, 'address')).not.toHaveValue(typed);
  },
});

export const SavedForNextUser = meta.story({
  name: 'A save that succeeds after the next user has logged in is not reported to them',
  tags: ['AC-930'],
  ...customer(),
  play: async ({ canvas }) => {
    const held = await goBackWhileSaving(canvas);
    await pressLogOut(canvas);
    await logIn(canvas, accounts.admin);
    await canvas.findByRole('heading', { level: 1, name: 'Rahim Uddin' }, { timeout: 10_000 });
    // Follows the toast of a save.
    const { hitCount } = countCalls(profileRead.method, profileRead.path);
    held.release();
    await waitFor(() => expect(hitCount()).toBeGreaterThan(0));
    await expect(notifications(canvas)).not.toHaveTextContent(textsOf(toasts)('profileUpdated'));
  },
});
