import { expect, userEvent, waitFor } from 'storybook/test';
import { findCard } from '../admin-story.ts';
import type { Canvas } from '../canvas.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { textsOf } from '../texts-of.ts';

export const route = '/admin/products/';
export const patch = { method: 'PATCH', path: '/api/food/{id}/' } as const;

export const priceButton = async (canvas: Canvas, name: string) =>
  (await findCard(canvas, name)).getByRole('button', { name: new RegExp(`${textsOf(admin)('changePrice')}$`) });
export const priceField = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name: textsOf(admin)('priceOf', { name }) });

/** Opens the price of a dish, whose text is then selected, and types over it. */
export async function typePrice(canvas: Canvas, name: string, keys: string) {
  await userEvent.click(await priceButton(canvas, name));
  await waitFor(() => expect(priceField(canvas, name)).toHaveFocus());
  if (keys !== '') await userEvent.keyboard(keys);
}
