import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { accountField as field, countCalls, fill, pressLogOut, profileWith } from '../account-steps.ts';
import { type Canvas, expectToast } from '../canvas.ts';
import { customer, dialog, goBack, openForm, profileRead, save, typeAddress, typed, update } from './profile-steps.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { layout } from '../../src/i18n/en/layout.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { shopTexts, textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Profile update/Unsaved' });
export default meta;

const goHome = (canvas: Canvas) => userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: textsOf(layout)('home') }));
const expectHome = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(shopTexts().welcome));

export const Leaving = meta.story({
  name: 'A link asks before it drops what was typed',
  tags: ['AC-372'],
  ...customer(),
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    await goHome(canvas);
    await userEvent.click(within(await dialog()).getByRole('button', { name: textsOf(forms)('stay') }));
    await expect(field(canvas, 'address')).toHaveValue(typed);
    await goBack(canvas);
    await userEvent.click(within(await dialog()).getByRole('button', { name: textsOf(forms)('leave') }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeVisible();
  },
});

export const LeavingUnchanged = meta.story({
  name: 'Without changes, after a save and at the logout nothing is asked',
  tags: ['AC-372'],
  ...customer(),
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    await fill(field(canvas, 'address'), 'House 12, Road 5, Dhanmondi, Dhaka 1205');
    await goBack(canvas);
    await openForm(canvas);
    await typeAddress(canvas);
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await goHome(canvas);
    await expectHome(canvas);
    await userEvent.click(canvas.getByRole('button', { name: textsOf(layout)('account') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(layout)('profile') }));
    await openForm(canvas);
    await waitFor(() => expect(field(canvas, 'address')).toHaveValue(typed));
    await fill(field(canvas, 'address'), 'Somewhere else');
    await pressLogOut(canvas);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(textsOf(layout)('login')));
    await waitFor(() => expect(canvas.queryByDisplayValue('Somewhere else')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const SavedAfterAll = meta.story({
  name: 'Once the profile that is read after an unknown outcome has what was typed, nothing is asked',
  tags: ['AC-372'],
  ...customer(),
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    backend().program({ ...update, isDropped: true, isProcessed: true, times: 1 });
    // A change of another tab shows that the profile has been read.
    backend().program(profileWith({ last_name: 'Akter' }));
    await save(canvas);
    await waitFor(() => expect(field(canvas, 'lastName')).toHaveValue('Akter'));
    await goBack(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nusrat Akter' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(typed);
  },
});

export const UnknownOutcome = meta.story({
  name: 'After an unknown outcome or a conflict the profile is read again; what was typed stays, and a failed read is silent',
  tags: ['AC-372'],
  ...customer(),
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    const reads = countCalls(profileRead.method, profileRead.path);
    const failures = [
      { fault: { ...update, isDropped: true }, expected: 1 },
      { fault: { ...update, reply: { status: 409, json: {} } }, expected: 2 },
      { fault: { ...update, reply: { status: 400, json: {} } }, expected: 2 },
    ];
    for (const [index, { fault, expected }] of failures.entries()) {
      const end = backend().program({ ...fault, times: 1 });
      await save(canvas);
      const notifications = within(canvas.getByRole('region', { name: textsOf(layout)('notifications') }));
      await waitFor(() => expect(notifications.getAllByText(textsOf(toasts)('profileUpdateFailed'))).toHaveLength(index + 1));
      await waitFor(() => expect(reads.hitCount()).toBe(expected));
      await expect(field(canvas, 'address')).toHaveValue(typed);
      end();
    }
    backend().program({ ...update, isDropped: true });
    const failing = backend().program({ ...profileRead, reply: { status: 500, json: { detail: 'Closed' } } });
    await save(canvas);
    await waitFor(() => expect(failing.hitCount()).toBe(1));
    await expect(canvas.queryByText('Closed')).toBeNull();
    await expect(field(canvas, 'address')).toHaveValue(typed);
  },
});

export const ChangedElsewhere = meta.story({
  name: 'A change of another tab that is read during a save that is refused is in the form, and what was typed stays',
  tags: ['AC-453'],
  ...customer(),
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    const held = backend().program({ ...update, isHeld: true, reply: { status: 400, json: {} } });
    await save(canvas);
    await waitFor(() => expect(held.hitCount()).toBe(1));
    const reads = backend().program(profileWith({ last_name: 'Akter' }));
    // The second read starts after the first is rendered.
    await waitFor(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      return expect(reads.hitCount()).toBeGreaterThan(1);
    });
    held.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await waitFor(() => expect(field(canvas, 'lastName')).toHaveValue('Akter'));
    await expect(field(canvas, 'address')).toHaveValue(typed);
  },
});
