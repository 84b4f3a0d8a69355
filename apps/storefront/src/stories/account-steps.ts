import type { Fault } from '@my-food/mocks/node';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { backend } from './storefront-story.tsx';

type Canvas = ReturnType<typeof within>;

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A valid 1×1 PNG, followed by `padding` bytes to reach a given size. */
export function pngFile(name = 'nadia.png', padding = 0): File {
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return new File([bytes, new Uint8Array(padding)], name, { type: 'image/png' });
}

/** Sets the native `files` list, so that the browser's constraint validation sees the file. */
export function chooseFile(field: HTMLElement, file: File): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('Not a file field.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

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

export const mainOf = (canvas: Canvas) => within(canvas.getByRole('main'));

/** Waits until the toast has faded in. Fails unless exactly one has this text. */
export const expectToast = (canvas: Canvas, text: string) =>
  waitFor(() => expect(within(canvas.getByRole('region', { name: 'Notifications' })).getByText(text)).toBeVisible());

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
