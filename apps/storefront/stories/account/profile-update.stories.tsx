import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.ts';
import { backend, storefront } from '../storefront-story.tsx';
import { countCalls, fill, profileWith } from '../account-steps.ts';
import { chooseFile, pngFile } from '../png-file.ts';
import { type Canvas, expectToast, mainOf } from '../canvas.ts';

const meta = preview.meta({ title: 'Pages/Profile update', tags: ['english'] });
export default meta;

type Options = Partial<Parameters<typeof storefront>[0]>;
const customer = (options: Options = {}) => storefront({ route: '/profile/update/', as: 'customer', ...options });
const update = { method: 'PATCH', path: '/api/user/profile/update/' } as const;
const profile = { method: 'GET', path: '/api/user/profile/' } as const;

const texts = {
  'First Name': 'Nusrat',
  'Last Name': 'Jahan',
  'Phone Number': '+8801711000111',
  Address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
} as const;
const labels = [...Object.keys(texts), 'Gender'];

const field = (canvas: Canvas, label: string) => mainOf(canvas).getByLabelText(label);
const valuesOf = (canvas: Canvas) => Object.fromEntries(labels.map((label) => [label, Reflect.get(field(canvas, label), 'value')]));
const pictureOf = (canvas: Canvas) => canvas.getByRole('main').querySelector('form img')?.getAttribute('src') ?? null;
const expectFilled = (canvas: Canvas) => waitFor(() => expect(field(canvas, 'First Name')).toHaveValue('Nusrat'));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));

export const FromProfile = meta.story({
  name: 'From the profile: all fields are filled, and a new picture has a preview',
  tags: ['filled', 'AC-040'],
  ...customer({ route: '/profile/' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Profile' }));
    await canvas.findByRole('heading', { level: 1, name: 'Update Profile' });
    await expect(valuesOf(canvas)).toEqual({ ...texts, Gender: 'F' });
    const names = [...labels, 'Profile Image'].map((label) => field(canvas, label).getAttribute('name'));
    await expect(names).toEqual(['first_name', 'last_name', 'phone_number', 'address', 'gender', 'profile_image']);
    await expect(field(canvas, 'Phone Number')).toHaveAttribute('type', 'tel');
    await expect(field(canvas, 'Profile Image')).toHaveAttribute('type', 'file');
    const current = pictureOf(canvas);
    await expect(current).toMatch(/^http/);
    chooseFile(field(canvas, 'Profile Image'), pngFile());
    await waitFor(() => expect(pictureOf(canvas)).toMatch(/^blob:/));
  },
});

export const OpenedDirectly = meta.story({
  name: 'Opened directly: the profile is loaded first',
  tags: ['cold'],
  ...customer({ prepare: ({ program }) => void program({ ...profile, isHeld: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Profile is loading...')).toBeVisible();
    backend().clearFaults();
    await expectFilled(canvas);
    await expect(valuesOf(canvas)).toEqual({ ...texts, Gender: 'F' });
  },
});

export const OpenedDirectlyFailed = meta.story({
  name: 'Opened directly, and the profile cannot be loaded',
  ...customer({ prepare: ({ program }) => void program({ ...profile, reply: { status: 500, json: {} } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No profile found')).toBeVisible();
    backend().clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
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
    await fill(field(canvas, 'First Name'), ' নুসরাত ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save changes' }));
    await expectToast(canvas, 'Profile Updated Successfully.');
    await save(canvas);
    await expect(calls.hitCount()).toBe(1);
    const [{ firstName, picture } = {}] = backend().db.account.getAll();
    await expect({ firstName, picture }).toEqual({ firstName: 'নুসরাত', picture: 'customer-portrait' });
  },
});

export const Saving = meta.story({
  name: 'While saving, the fields are inert and a notice says so',
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const held = backend().program({ ...update, isHeld: true, reply: { status: 400, json: {} } });
    await userEvent.type(field(canvas, 'First Name'), ' Ara{Enter}');
    await expect(await canvas.findByText('Saving. The form waits for the answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    const firstName = canvas.getByDisplayValue('Nusrat Ara');
    await expect(firstName.closest('[inert]')).not.toBeNull();
    held.release();
    await expectToast(canvas, 'Updating Failed. Please try again.');
    await waitFor(() => expect(firstName.closest('[inert]')).toBeNull());
    await waitFor(() => expect(firstName).toHaveFocus());
  },
});

export const Refused = meta.story({
  name: 'Rejected: all values stay, the picture too',
  tags: ['refused', 'AC-123'],
  ...customer({
    prepare: ({ program }) => void program({ ...update, reply: { status: 400, json: { phone_number: ['Too short.'] } }, times: 1 }),
  }),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    await fill(field(canvas, 'Phone Number'), '017');
    chooseFile(field(canvas, 'Profile Image'), pngFile('new.png'));
    await save(canvas);
    await expectToast(canvas, 'Updating Failed. Please try again.');
    await expect(valuesOf(canvas)).toEqual({ ...texts, 'Phone Number': '017', Gender: 'F' });
    await expect(field(canvas, 'Phone Number')).toHaveAccessibleDescription('Too short.');
    await expect(canvas.getByText('new.png')).toBeVisible();
    await save(canvas);
    await expectToast(canvas, 'Profile Updated Successfully.');
    await expect(backend().db.account.getAll()[0]?.picture).not.toBe('customer-portrait');
  },
});

export const Unreachable = meta.story({
  name: 'The server is unreachable',
  tags: ['unreachable', 'AC-123'],
  ...customer({ prepare: ({ program }) => void program({ ...update, isDropped: true }) }),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    await save(canvas);
    await expectToast(canvas, 'Updating Failed. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy');
  },
});

export const Incomplete = meta.story({
  name: 'With any field empty nothing is sent',
  tags: ['incomplete', 'AC-094'],
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const calls = countCalls(update.method, update.path);
    for (const [label, text] of Object.entries(texts)) {
      await fill(field(canvas, label), '   ');
      await save(canvas);
      await waitFor(() => expect(field(canvas, label)).toHaveFocus());
      await expect(field(canvas, label)).toHaveValue('');
      await fill(field(canvas, label), text);
    }
    await userEvent.selectOptions(field(canvas, 'Gender'), '');
    await save(canvas);
    await userEvent.selectOptions(field(canvas, 'Gender'), 'F');
    await expect(calls.hitCount()).toBe(0);
    await save(canvas);
    await expectToast(canvas, 'Profile Updated Successfully.');
    await expect(calls.hitCount()).toBe(1);
  },
});

export const InvalidFile = meta.story({
  name: 'A file that is not an image is rejected, and the current picture stays',
  ...customer(),
  play: async ({ canvas }) => {
    await expectFilled(canvas);
    const current = pictureOf(canvas);
    chooseFile(field(canvas, 'Profile Image'), new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(field(canvas, 'Profile Image')).toHaveAccessibleDescription(/^This file is not a PNG, JPG, GIF or WebP picture/),
    );
    await waitFor(() => expect(field(canvas, 'Profile Image')).toHaveValue(''));
    await expect(pictureOf(canvas)).toBe(current);
    await save(canvas);
    await expectToast(canvas, 'Profile Updated Successfully.');
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
    await waitFor(() => expect(field(canvas, 'First Name')).toHaveValue('মোছাম্মৎ নুসরাত'));
    await expect(field(canvas, 'Gender')).toHaveValue('');
  },
});
