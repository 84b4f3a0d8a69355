import { expect, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** The list item whose heading is `name`. */
export function cardOf(canvas: Canvas, name: string): Canvas {
  const card = canvas.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`No card of ${name}.`);
  return within(card);
}

export const mainOf = (canvas: Canvas) => within(canvas.getByRole('main'));

/** Waits until the toast has faded in. Fails unless exactly one has this text. */
export const expectToast = (canvas: Canvas, text: string) =>
  waitFor(() => expect(within(canvas.getByRole('region', { name: 'Notifications' })).getByText(text)).toBeVisible());
