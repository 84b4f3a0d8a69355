import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { accountField as field, countCalls, fill, profileWith } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { expectToast, pressTryAgain, wholeText } from '../canvas.ts';
import { customer, expectFilled, openForm, pictureOf, profileRead, save, textFields, update, values, valuesOf } from './profile-steps.ts';
import { profileForm } from '../../src/i18n/en/account/profile-form.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Profile update' });
export default meta;

export const FromProfile = meta.story({
  name: 'From the profile: all fields are filled, and a new picture has a preview',
  tags: ['filled', 'AC-040'],
  ...customer({ route: '/profile/' }),
  play: async ({ canvas }) => {
    await openForm(canvas);
    await canvas.findByRole('heading', { level: 1, name: textsOf(profileForm)('title') });
    await expect(valuesOf(canvas)).toEqual(values);
    const names = ([...textFields, 'gender', 'picture'] as const).map((name) => field(canvas, name).getAttribute('name'));
    await expect(names).toEqual(['first_name', 'last_name', 'phone_number', 'address', 'gender', 'profile_image']);
    await expect(field(canvas, 'phoneNumber')).toHaveAttribute('type', 'tel');
    await expect(field(canvas, 'picture')).toHaveAttribute('type', 'file');
    await expect(pictureOf(canvas)).toMatch(/^http/);
    chooseFile(field(canvas, 'picture'), pngFile());
    await waitFor(() => expect(pictureOf(canvas)).toMatch(/^blob:/));
  },
});

export const OpenedDirectly = meta.story({
  name: 'Opened directly: the profile is loaded first',
  tags: ['cold'],
  ...customer({ prepare: ({ program }) => void program({ ...profileRead, isHeld: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(profile)('loading'))).toBeVisible();
    backend().clearFaults();
    await expectFilled(canvas);
    await expect(valuesOf(canvas)).toEqual(values);
  },
});

export const OpenedDirectlyFailed = meta.story({
  name: 'Opened directly, and the profile cannot be loaded',
  tags: ['AC-039'],
  ...customer({ prepare: ({ program }) => void program({ ...profileRead, reply: { status: 400, json: { detail: 'Blocked' } } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textsOf(profile)('missing'))).toBeVisible();
    await expectToast(canvas, 'Blocked');
    await pressTryAgain(canvas, profileRead, textsOf(profile)('loading'));
    await expectFilled(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Saved = meta.story({
  name: 'Saved: one request for any number of clicks',
  tags: ['saved', 'AC-122'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const calls = countCalls(update.method, update.path);
    await fill(field(canvas, 'firstName'), ' নুসরাত ');
    await userEvent.dblClick(canvas.getByRole('button', { name: textsOf(profileForm)('submit') }));
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await save(canvas);
    await expect(calls.hitCount()).toBe(1);
    await expect(backend().db.account.getAll()[0]).toMatchObject({ firstName: 'নুসরাত', picture: 'customer-portrait' });
  },
});

export const Saving = meta.story({
  name: 'While saving, the fields are inert and a notice says so',
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const held = backend().program({ ...update, isHeld: true, reply: { status: 400, json: {} } });
    await userEvent.type(field(canvas, 'firstName'), ' Ara{Enter}');
    await expect(await canvas.findByText(textsOf(forms)('saving'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: textsOf(profileForm)('submit') })).toHaveFocus();
    const firstName = canvas.getByDisplayValue('Nusrat Ara');
    await expect(firstName.closest('[inert]')).not.toBeNull();
    held.release();
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await waitFor(() => expect(firstName.closest('[inert]')).toBeNull());
    await waitFor(() => expect(firstName).toHaveFocus());
  },
});

const refusal = { phone_number: ['Too short.'], detail: 'Ask us first', username: ['Taken'] };

export const Refused = meta.story({
  name: 'Rejected: all values stay, the picture too; the reason stays until its field is changed',
  tags: ['refused', 'AC-123', 'AC-671', 'AC-765', 'AC-771', 'AC-772', 'AC-800'],
  ...customer({
    prepare: ({ program }) => void program({ ...update, reply: { status: 400, json: refusal }, times: 1 }),
  }),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    await fill(field(canvas, 'phoneNumber'), '017');
    chooseFile(field(canvas, 'picture'), pngFile('new.png'));
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await expect(valuesOf(canvas)).toEqual({ ...values, phoneNumber: '017' });
    await expect(field(canvas, 'phoneNumber')).toHaveAccessibleDescription('Too short.');
    await waitFor(() => expect(field(canvas, 'phoneNumber')).toHaveFocus());
    await expect(canvas.getByText(wholeText(`${textsOf(profileForm)('refused')} Ask us first. Taken.`))).toBeVisible();
    await expect(canvas.getByText('new.png')).toBeVisible();
    await fill(field(canvas, 'address'), '8 Station Road, Sylhet');
    await expect(field(canvas, 'phoneNumber')).toBeInvalid();
    await fill(field(canvas, 'phoneNumber'), '01712345678');
    await expect(field(canvas, 'phoneNumber')).toBeValid();
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await expect(backend().db.account.getAll()[0]?.picture).not.toBe('customer-portrait');
  },
});

export const Unreachable = meta.story({
  name: 'The server is unreachable, then busy',
  tags: ['unreachable', 'AC-123', 'AC-772', 'AC-851'],
  ...customer({ prepare: ({ program }) => void program({ ...update, isDropped: true }) }),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdateFailed'));
    await expect(canvas.getByRole('button', { name: textsOf(profileForm)('submit') })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByText(textsOf(profileForm)('outcomeUnknown'))).toBeVisible();
    backend().clearFaults();
    backend().program({ ...update, reply: { status: 429, json: { detail: 'Slow down' } }, times: 1 });
    await save(canvas);
    await expect(await canvas.findByText(wholeText(`${textsOf(queryErrors)('busy')} Slow down.`))).toBeVisible();
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await expect(canvas.queryByText(textsOf(profileForm)('outcomeUnknown'))).toBeNull();
  },
});

export const Incomplete = meta.story({
  name: 'With any field empty nothing is sent',
  tags: ['incomplete', 'AC-094'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const calls = countCalls(update.method, update.path);
    for (const name of textFields) {
      await fill(field(canvas, name), '   ');
      await save(canvas);
      await waitFor(() => expect(field(canvas, name)).toHaveFocus());
      await expect(field(canvas, name)).toHaveValue('');
      await fill(field(canvas, name), values[name]);
    }
    await userEvent.selectOptions(field(canvas, 'gender'), '');
    await save(canvas);
    await userEvent.selectOptions(field(canvas, 'gender'), 'F');
    await expect(calls.hitCount()).toBe(0);
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await expect(calls.hitCount()).toBe(1);
  },
});

export const InvalidFile = meta.story({
  name: 'A file that is not an image is rejected, and the current picture stays',
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const current = pictureOf(canvas);
    chooseFile(field(canvas, 'picture'), new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
    const notAnImage = expect.stringContaining(textsOf(forms)('notAnImage'));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveAccessibleDescription(notAnImage));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveValue(''));
    await expect(pictureOf(canvas)).toBe(current);
    await save(canvas);
    await expectToast(canvas, textsOf(toasts)('profileUpdated'));
    await expect(backend().db.account.getAll()[0]?.picture).toBe('customer-portrait');
  },
});

export const LongWords = meta.story({
  name: 'Long words, Bengali names and no gender',
  tags: ['long-words', 'bengali'],
  ...customer({
    prepare: ({ program }) =>
      void program(
        profileWith({ first_name: 'মোছাম্মৎ নুসরাত', last_name: 'জাহান'.repeat(30), address: 'Dhanmondi'.repeat(40), gender: null }),
      ),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(field(canvas, 'firstName')).toHaveValue('মোছাম্মৎ নুসরাত'));
    await expect(field(canvas, 'gender')).toHaveValue('');
  },
});
