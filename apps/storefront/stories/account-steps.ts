import type { Fault } from '@my-food/mocks/node';
import { screen, userEvent } from 'storybook/test';
import { chooseFile, pngFile } from './png-file.ts';
import { backend } from './storefront-story.tsx';
import { accountFields } from '../src/i18n/en/account/account-fields.ts';
import { credentials } from '../src/i18n/en/account/credentials.ts';
import { register } from '../src/i18n/en/account/register.ts';
import { layout } from '../src/i18n/en/layout.ts';
import { mainOf, type Canvas } from './canvas.ts';
import { textsOf } from './texts-of.ts';

/** Replaces the value of a field by pasting. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Chooses 'Logout' in the account menu. */
export async function pressLogOut(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: textsOf(layout)('account') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(layout)('logout') }));
}

/** Values of the registration's text fields. */
export const registration = {
  firstName: 'নাদিয়া',
  lastName: 'Rahman',
  username: 'nadia',
  email: 'nadia@my-food.example',
  phoneNumber: '01700000000',
  address: '12 Lake Road, Dhaka',
  password: 'a long password',
  confirmPassword: 'a long password',
} as const;

type TextField = keyof typeof registration;
export const textFields = [
  'firstName',
  'lastName',
  'username',
  'email',
  'phoneNumber',
  'address',
  'password',
  'confirmPassword',
] as const satisfies TextField[];

/** A field of the registration or the profile, by the key of its label. */
export type AccountField = TextField | 'gender' | 'picture';

function labelOf(field: AccountField): string {
  if (field === 'email' || field === 'password') return textsOf(credentials)(field);
  if (field === 'username' || field === 'confirmPassword') return textsOf(register)(field);
  return textsOf(accountFields)(field);
}

export const accountField = (canvas: Canvas, field: AccountField): HTMLElement => mainOf(canvas).getByLabelText(labelOf(field));

/** Fills the ten fields of the registration form. */
export async function fillRegistration(canvas: Canvas, changed: Partial<Record<TextField, string>> = {}) {
  await canvas.findByRole('heading', { level: 1, name: textsOf(register)('title') });
  for (const field of textFields) await fill(accountField(canvas, field), changed[field] ?? registration[field]);
  await userEvent.selectOptions(accountField(canvas, 'gender'), 'F');
  chooseFile(accountField(canvas, 'picture'), pngFile());
}

/** Counts requests to an endpoint without applying a fault. When stories run beside each other, the number may be too high (`profile.stories.tsx`). */
export const countCalls = (method: string, path: string) => backend().program({ method, path, delayMs: 0 });

/** Overrides fields of the profile response. */
export const profileWith = (fields: Record<string, unknown>): Fault => ({
  method: 'GET',
  path: '/api/user/profile/',
  changeJson: (body) => ({ ...(typeof body === 'object' ? body : {}), ...fields }),
});

/** Replaces the orders response. */
export const ordersReply = (orders: unknown): Fault => ({ method: 'GET', path: '/api/user/orders/', changeJson: () => orders });
