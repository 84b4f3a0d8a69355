import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { countCalls, fill, fillRegistration, registration } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';

const meta = preview.meta({ title: 'Pages/Register', tags: ['english'] });
export default meta;

const path = '/api/user/register/';
const guest = () => storefront({ route: '/register/' });

const labels = [...Object.keys(registration), 'Gender', 'Profile Image'];
const restorableLabels = ['First Name', 'Last Name', 'Username', 'Email', 'Phone Number', 'Address'] as const;

const field = (canvas: Canvas, label: string) => mainOf(canvas).getByLabelText(label);
const submit = (canvas: Canvas) => userEvent.click(mainOf(canvas).getByRole('button', { name: 'Register' }));

async function fillAll(canvas: Canvas, changed?: Parameters<typeof fillRegistration>[1]) {
  await canvas.findByRole('heading', { level: 1, name: 'Register' });
  await fillRegistration((label) => field(canvas, label), changed);
}

const expectAllEmpty = (canvas: Canvas) =>
  waitFor(() =>
    expect(labels.filter((label) => !('value' in field(canvas, label)) || Reflect.get(field(canvas, label), 'value') !== '')).toEqual([]),
  );

export const Guest = meta.story({
  name: 'The ten fields, none invalid before it is touched, and the link to the login',
  tags: ['filled', 'AC-018', 'AC-292', 'AC-296'],
  ...guest(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Register' });
    for (const label of labels) {
      await expect(field(canvas, label)).toBeRequired();
      await expect(field(canvas, label)).toHaveAttribute('aria-invalid', 'false');
    }
    const [first, second] = mainOf(canvas).getAllByRole('button', { name: 'Show what I typed' });
    await expect(first).toHaveAccessibleDescription('Password');
    await expect(second).toHaveAccessibleDescription('Confirm Password');
    const types = labels.map((label) => field(canvas, label).getAttribute('type'));
    await expect(types).toEqual(['text', 'text', 'text', 'email', 'tel', 'text', 'password', 'password', null, 'file']);
    await expect(field(canvas, 'Profile Image')).toHaveAttribute('accept', 'image/*');
    const genders = [...field(canvas, 'Gender').querySelectorAll('option')].map(({ value, text }) => [value, text]);
    await expect(genders).toEqual([
      ['', 'Please choose'],
      ['M', 'Male'],
      ['F', 'Female'],
      ['O', 'Other'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Login Yourself' })).toHaveAttribute('href', '/login/');
  },
});

export const Registered = meta.story({
  name: 'Registered: all fields are empty',
  tags: ['saved', 'AC-061', 'AC-118', 'AC-145'],
  ...guest(),
  play: async ({ canvas }) => {
    await fillAll(canvas, { 'First Name': '  নাদিয়া ' });
    await submit(canvas);
    await expectToast(canvas, 'Registrations Sucessfully.');
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
    await fillAll(canvas);
    await submit(canvas);
    await expectToast(canvas, 'registrations Failed. Please try again');
    await expectAllEmpty(canvas);
    await expect(field(canvas, 'Username')).toHaveAccessibleDescription('This name is taken.');
    await expect(field(canvas, 'Username')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(/The shop did not accept the marked fields\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore what I typed' }));
    await expect(restorableLabels.map((label) => Reflect.get(field(canvas, label), 'value'))).toEqual(
      restorableLabels.map((label) => registration[label]),
    );
    await expect(field(canvas, 'Gender')).toHaveValue('F');
    for (const label of ['Password', 'Confirm Password', 'Profile Image']) await expect(field(canvas, label)).toHaveValue('');
    await expect(field(canvas, 'Profile Image')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Restore what I typed' })).toBeNull();
  },
});

export const Unreachable = meta.story({
  name: 'The server is unreachable',
  tags: ['unreachable', 'AC-063', 'AC-119', 'AC-291'],
  ...guest(),
  play: async ({ canvas }) => {
    backend().program({ method: 'POST', path, isDropped: true });
    await fillAll(canvas);
    await submit(canvas);
    await expectToast(canvas, 'registrations Failed. Please try again');
    await expectAllEmpty(canvas);
    await expect(canvas.getByText(/The shop cannot be reached\./)).toBeVisible();
  },
});

export const Mismatch = meta.story({
  name: 'Different passwords: nothing is sent, all fields are empty',
  tags: ['mismatch', 'AC-064', 'AC-084', 'AC-291'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    await fillAll(canvas, { 'Confirm Password': 'another password' });
    await submit(canvas);
    await expectToast(canvas, 'Password did not match');
    await expectAllEmpty(canvas);
    await expect(calls.hitCount()).toBe(0);
    const repeated = field(canvas, 'Confirm Password');
    await expect(repeated).toHaveAttribute('aria-invalid', 'true');
    await expect(repeated).toHaveAccessibleDescription('The two passwords differ. Type the same one twice.');
  },
});

export const Incomplete = meta.story({
  name: 'With any field empty nothing is sent and nothing is reset',
  tags: ['incomplete', 'AC-085'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    await fillAll(canvas);
    for (const [label, text] of Object.entries(registration)) {
      await userEvent.clear(field(canvas, label));
      await submit(canvas);
      await expect(field(canvas, label)).toHaveFocus();
      await fill(field(canvas, label), text);
    }
    await fill(field(canvas, 'Address'), '   ');
    await submit(canvas);
    await expect(field(canvas, 'Address')).toHaveValue('');
    await fill(field(canvas, 'Address'), registration.Address);
    await userEvent.selectOptions(field(canvas, 'Gender'), '');
    await submit(canvas);
    await expect(field(canvas, 'Gender')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(field(canvas, 'Gender'), 'Other');
    await expect(calls.hitCount()).toBe(0);
    await expect(field(canvas, 'First Name')).toHaveValue(registration['First Name']);
    await submit(canvas);
    await expectToast(canvas, 'Registrations Sucessfully.');
    await expect(calls.hitCount()).toBe(1);
  },
});

export const InvalidFile = meta.story({
  name: 'A file that is not an image is rejected at its field',
  ...guest(),
  play: async ({ canvas }) => {
    const calls = countCalls('POST', path);
    await fillAll(canvas);
    chooseFile(field(canvas, 'Profile Image'), new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' }));
    await submit(canvas);
    await waitFor(() =>
      expect(field(canvas, 'Profile Image')).toHaveAccessibleDescription(/^This file is not a PNG, JPG, GIF or WebP picture/),
    );
    await waitFor(() => expect(field(canvas, 'Profile Image')).toHaveValue(''));
    await expect(field(canvas, 'First Name')).toHaveValue(registration['First Name']);
    await expect(calls.hitCount()).toBe(0);
  },
});

export const LargePicture = meta.story({
  name: 'A picture above 5 MB shows a hint and is still sent',
  tags: ['large-picture'],
  ...guest(),
  play: async ({ canvas }) => {
    await fillAll(canvas);
    chooseFile(field(canvas, 'Profile Image'), pngFile('large.png', 5 * 1024 * 1024));
    await expect(await canvas.findByText(/larger than 5 MB/)).toBeVisible();
    await submit(canvas);
    await expectToast(canvas, 'Registrations Sucessfully.');
  },
});

export const Pending = meta.story({
  name: 'Pending: one request for any number of clicks',
  tags: ['waiting'],
  ...guest(),
  play: async ({ canvas }) => {
    const calls = backend().program({ method: 'POST', path, isHeld: true });
    await fillAll(canvas);
    const button = mainOf(canvas).getByRole('button', { name: 'Register' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(field(canvas, 'Address'), '{Enter}');
    await expect(calls.hitCount()).toBe(1);
  },
});
