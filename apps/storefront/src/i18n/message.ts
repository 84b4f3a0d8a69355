import type { toasts } from './en/toasts.ts';

export type ToastKey = keyof typeof toasts.texts;

/** The content of a toast. `durationMs`: how long it is shown (Spec §9). */
export interface Message {
  readonly text: string;
  /** The key of the same text in every language. Without one, `text` is in the language of the page already. */
  readonly key?: ToastKey | undefined;
  /** Decides the icon and the border colour of the toast. */
  readonly tone: 'success' | 'error' | 'info';
  readonly durationMs: number;
}

/** How long errors and notes are shown, unless Spec §8 says otherwise. Milliseconds. */
export const messageMs = 4000;

/** Messages whose text is in the language of the page already. Apart from the catalogue, which the first view does not load. */
export const errorMessage = (text: string): Message => ({ text, tone: 'error', durationMs: messageMs });
export const infoMessage = (text: string): Message => ({ text, tone: 'info', durationMs: messageMs });
