import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { accountField as field, countCalls, fill, fillRegistration, registration, textFields } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';
import { accountFields } from '../../src/i18n/en/account/account-fields.ts';
import { credentials } from '../../src/i18n/en/account/credentials.ts';
import { register } from '../../src/i18n/en/account/register.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';
import { toasts } from '../../src/i18n/en/toasts.ts';
import { linkName, textsOf } from '../texts-of.ts';

const meta = preview.meta({ title: 'Pages/Register' });
export default meta;

const path = '/api/user/register/';
const guest = () => storefront({ route: '/register/' });
const fields = [...textFields, 'gender', 'picture'] as const;
const restorable = ['firstName', 'lastName', 'username', 'email', 'phoneNumber', 'address'] as const;
const submit = (canvas: Canvas) => userEvent.click(mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') }));

const expectAllEmpty = (canvas: Canvas) =>
  waitFor(() => expect(fields.filter((name) => Reflect.get(field(canvas, name), 'value') !== '')).toEqual([]));

export const Guest = meta.story({
  name: 'The ten fields, none invalid before it is touched, and the link to the login',
  tags: ['filled', 'AC-018', 'AC-292', 'AC-296'],
  ...guest(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: textsOf(register)('title') });
    for (const name of fields) {
      await expect(field(canvas, name)).toBeRequired();
      await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'false');
    }
    const [first, second] = mainOf(canvas).getAllByRole('button', { name: textsOf(credentials)('revealPassword') });
    await expect(first).toHaveAccessibleDescription(textsOf(credentials)('password'));
    await expect(second).toHaveAccessibleDescription(textsOf(register)('confirmPassword'));
    const types = fields.map((name) => field(canvas, name).getAttribute('type'));
    await expect(types).toEqual(['text', 'text', 'text', 'email', 'tel', 'text', 'password', 'password', null, 'file']);
    await expect(field(canvas, 'picture')).toHaveAttribute('accept', 'image/*');
    const genders = [...field(canvas, 'gender').querySelectorAll('option')].map(({ value, text }) => [value, text]);
    await expect(genders).toEqual([
      ['', textsOf(accountFields)('genderPlaceholder')],
      ['M', textsOf(accountFields)('male')],
      ['F', textsOf(accountFields)('female')],
      ['O', textsOf(accountFields)('other')],
    ]);
    const loginLink = linkName((link) => textsOf(register).rich('login', { link }));
    await expect(canvas.getByRole('link', { name: loginLink })).toHaveAttribute('href', '/login/');
  },
});

export const Registered = meta.story({
  name: 'Registered: all fields are empty',
  tags: ['saved', 'AC-061', 'AC-118', 'AC-145'],
  ...guest(),
  play: async ({ canvas }) => {
    await fillRegistration(canvas, { firstName: '  নাদিয়া ' });
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('registered'));
    await expectAllEmpty(canvas);
    const { firstName, gender, password } = backend().db.account.getAll().at(-1) ?? {};
    await expect({ firstName, gender, password }).toEqual({ firstName: 'নাদিয়া', gender: 'F', password: 'a long password' });
  },
});

export const Refused = meta.story({
  name: 'Rejected: all fields are empty, and the form offers to restore them',
  tags: ['refused', 'AC-062', 'AC-119', 'AC-291'],
  ...guest(),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path, reply: { status: 400, json: { username: ['This name is taken.'] } } });
    await fillRegistration(canvas);
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('registrationFailed'));
    await expectAllEmpty(canvas);
    await expect(field(canvas, 'username')).toHaveAccessibleDescription('This name is taken.');
    await expect(field(canvas, 'username')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(textsOf(register)('restoreText', { reason: textsOf(register)('fieldsRefused') }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(register)('restore') }));
    await expect(restorable.map((name) => Reflect.get(field(canvas, name), 'value'))).toEqual(restorable.map((name) => registration[name]));
    await expect(field(canvas, 'gender')).toHaveValue('F');
    for (const name of ['password', 'confirmPassword', 'picture'] as const) await expect(field(canvas, name)).toHaveValue('');
    await expect(field(canvas, 'picture')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: textsOf(register)('restore') })).toBeNull();
  },
});

export const Unreachable = meta.story({
  name: 'The server is unreachable',
  tags: ['unreachable', 'AC-063', 'AC-119', 'AC-291', 'AC-849'],
  ...guest(),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path, isDropped: true });
    await fillRegistration(canvas);
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('registrationFailed'));
    await expectAllEmpty(canvas);
    const reason = `${textsOf(queryErrors)('network')} ${textsOf(register)('outcomeUnknown')}`;
    await expect(canvas.getByText(textsOf(register)('restoreText', { reason }))).toBeVisible();
  },
});

export const Mismatch = meta.story({
  name: 'Different passwords: nothing is sent, all fields are empty',
  tags: ['mismatch', 'AC-064', 'AC-084', 'AC-291'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    await fillRegistration(canvas, { confirmPassword: 'another password' });
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('passwordMismatch'));
    await expectAllEmpty(canvas);
    await expect(calls.hitCount()).toBe(0);
    const repeated = field(canvas, 'confirmPassword');
    await expect(repeated).toHaveAttribute('aria-invalid', 'true');
    await expect(repeated).toHaveAccessibleDescription(textsOf(register)('passwordsDifferHint'));
  },
});

export const Incomplete = meta.story({
  name: 'With any field empty nothing is sent and nothing is reset; the field comes into view with its label',
  tags: ['incomplete', 'AC-085', 'AC-561'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    await fillRegistration(canvas);
    for (const name of textFields) {
      await userEvent.clear(field(canvas, name));
      await submit(canvas);
      await expect(field(canvas, name)).toHaveFocus();
      const label = document.querySelector(`[for="${field(canvas, name).id}"]`)?.getBoundingClientRect();
      await expect(label?.top).toBeGreaterThanOrEqual(canvas.getByRole('banner').offsetHeight);
      await fill(field(canvas, name), registration[name]);
    }
    await fill(field(canvas, 'address'), '   ');
    await submit(canvas);
    await expect(field(canvas, 'address')).toHaveValue('');
    await fill(field(canvas, 'address'), registration.address);
    await userEvent.selectOptions(field(canvas, 'gender'), '');
    await submit(canvas);
    await expect(field(canvas, 'gender')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(field(canvas, 'gender'), 'O');
    chooseFile(field(canvas, 'picture'));
    await submit(canvas);
    await expect(field(canvas, 'picture')).toHaveFocus();
    chooseFile(field(canvas, 'picture'), pngFile());
    await expect(calls.hitCount()).toBe(0);
    await expect(field(canvas, 'firstName')).toHaveValue(registration.firstName);
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('registered'));
    await expect(calls.hitCount()).toBe(1);
  },
});

export const InvalidFile = meta.story({
  name: 'A file that is not an image is rejected at its field',
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    await fillRegistration(canvas);
    chooseFile(field(canvas, 'picture'), new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' }));
    await submit(canvas);
    const notAnImage = expect.stringContaining(textsOf(forms)('notAnImage'));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveAccessibleDescription(notAnImage));
    await waitFor(() => expect(field(canvas, 'picture')).toHaveValue(''));
    await expect(field(canvas, 'firstName')).toHaveValue(registration.firstName);
    await expect(calls.hitCount()).toBe(0);
  },
});

export const LargePicture = meta.story({
  name: 'A picture above 5 MB shows a hint and is still sent',
  tags: ['large-picture'],
  ...guest(),
  play: async ({ canvas }) => {
    await fillRegistration(canvas);
    chooseFile(field(canvas, 'picture'), pngFile('large.png', 5 * 1024 * 1024));
    await expect(await canvas.findByText(textsOf(forms)('largePicture'))).toBeVisible();
    await submit(canvas);
    await expectToast(canvas, textsOf(toasts)('registered'));
  },
});

export const Pending = meta.story({
  name: 'Pending: one request for any number of clicks',
  tags: ['waiting'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'POST', path, isHeld: true });
    await fillRegistration(canvas);
    const button = mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(field(canvas, 'address'), '{Enter}');
    await expect(calls.hitCount()).toBe(1);
  },
});
