import type { Fault } from '@my-food/mocks/node';
import { userEvent } from 'storybook/test';
import { chooseFile, pngFile } from './png-file.ts';
import { backend } from './storefront-story.tsx';

/** Replaces the value of a field by pasting. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Values of the registration's text fields, by label. */
export const registration = {
  'First Name': 'নাদিয়া',
  'Last Name': 'Rahman',
  Username: 'nadia',
  Email: 'nadia@my-food.example',
  'Phone Number': '01700000000',
  Address: '12 Lake Road, Dhaka',
  Password: 'a long password',
  'Confirm Password': 'a long password',
} as const;

type Field = HTMLElement | Promise<HTMLElement>;

/** Fills the ten fields of the registration form. */
export async function fillRegistration(field: (label: string) => Field, changed: Partial<Record<keyof typeof registration, string>> = {}) {
  for (const [label, text] of Object.entries({ ...registration, ...changed })) await fill(await field(label), text);
  await userEvent.selectOptions(await field('Gender'), 'Female');
  chooseFile(await field('Profile Image'), pngFile());
}

/** Counts requests to an endpoint without applying a fault. */
export const countCalls = (method: string, path: string) => backend().program({ method, path, delayMs: 0 });

/** Overrides fields of the profile response. */
export const profileWith = (fields: Record<string, unknown>): Fault => ({
  method: 'GET',
  path: '/api/user/profile/',
  changeJson: (body) => ({ ...(typeof body === 'object' ? body : {}), ...fields }),
});

/** Replaces the orders response. */
export const ordersReply = (orders: unknown): Fault => ({ method: 'GET', path: '/api/user/orders/', changeJson: () => orders });
