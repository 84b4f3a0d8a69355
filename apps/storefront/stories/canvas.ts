import { expect, userEvent, waitFor, within } from 'storybook/test';
import { backend } from './storefront-story.tsx';
import { textsOf } from './texts-of.ts';
import { layout } from '../src/i18n/en/layout.ts';

export type Canvas = ReturnType<typeof within>;

/** The list item whose heading is `name`. */
export function cardOf(canvas: Canvas, name: string): Canvas {
  const card = canvas.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`No card of ${name}.`);
  return within(card);
}

/** Matches the innermost element with this text. A page in Bangla marks the English words of a text as such, each in an element of its own. */
export const wholeText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && ![...element.children].some((child) => child.textContent === text);

export const mainOf = (canvas: Canvas) => within(canvas.getByRole('main'));

/** The region of the toasts. */
export const notifications = (canvas: Canvas) => canvas.getByRole('region', { name: textsOf(layout)('notifications') });

/** Waits until the toast has faded in. Fails unless exactly one has this text. */
export const expectToast = (canvas: Canvas, text: string) =>
  waitFor(() => expect(within(notifications(canvas)).getByText(wholeText(text))).toBeVisible());

/** Presses 'Try again': until the answer of `request` comes, the text is `loading`, and the button is loading and keeps the focus. */
export async function pressTryAgain(canvas: Canvas, request: { method: string; path: string }, loading: string) {
  backend().clearFaults();
  const held = backend().program({ ...request, isHeld: true });
  const button = canvas.getByRole('button', { name: textsOf(layout)('tryAgain') });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await expect(button).toHaveFocus();
  await expect(mainOf(canvas).getByText(wholeText(loading))).toBeVisible();
  held.release();
}
