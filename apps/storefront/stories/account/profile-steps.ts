import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storefront } from '../storefront-story.tsx';
import { accountField as field, fill } from '../account-steps.ts';
import type { Canvas } from '../canvas.ts';
import { profileForm } from '../../src/i18n/en/account/profile-form.ts';
import { profile } from '../../src/i18n/en/account/profile.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { textsOf } from '../texts-of.ts';

type Options = Partial<Parameters<typeof storefront>[0]>;
export const customer = (options: Options = {}) => storefront({ route: '/profile/update/', as: 'customer', ...options });
export const update = { method: 'PATCH', path: '/api/user/profile/update/' } as const;
export const profileRead = { method: 'GET', path: '/api/user/profile/' } as const;
export const typed = '7 River Road, Sylhet';

export const expectFilled = (canvas: Canvas) => waitFor(() => expect(field(canvas, 'firstName')).toHaveValue('Nusrat'));
export async function typeAddress(canvas: Canvas) {
  await expectFilled(canvas);
  await fill(field(canvas, 'address'), typed);
}
export const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: textsOf(profileForm)('submit') }));
export const dialog = () => screen.findByRole('alertdialog', { name: textsOf(forms)('leaveTitle') });

export const openForm = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: textsOf(profile)('update') }));
export const goBack = (canvas: Canvas) => userEvent.click(canvas.getByRole('link', { name: textsOf(profileForm)('back') }));

/** Of the demo's customer. */
export const values = {
  firstName: 'Nusrat',
  lastName: 'Jahan',
  phoneNumber: '+8801711000111',
  address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
  gender: 'F',
} as const;
export const textFields = ['firstName', 'lastName', 'phoneNumber', 'address'] as const;
const fields = [...textFields, 'gender'] as const;

/** Of the demo's customer. */
export const valuesOf = (canvas: Canvas) => Object.fromEntries(fields.map((name) => [name, Reflect.get(field(canvas, name), 'value')]));
export const pictureOf = (canvas: Canvas) => canvas.getByRole('main').querySelector('form img')?.getAttribute('src') ?? null;
