import type { Message } from './messages.ts';

/** How long errors and notes are shown, unless Spec §8 says otherwise. Milliseconds. */
export const messageMs = 4000;

/** Messages whose text is in the language of the page already. Apart from the catalogue, which the first view does not load. */
export const errorMessage = (text: string): Message => ({ text, tone: 'error', durationMs: messageMs });
export const infoMessage = (text: string): Message => ({ text, tone: 'info', durationMs: messageMs });
