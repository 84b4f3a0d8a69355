import { ApiError } from '@my-food/api';
import type { Query } from '@tanstack/react-query';

/**
 * A failed read in words: what happened, and what the server says about it in its own (never HTML, at most 200 characters). An error of our own
 * is logged by the query client and is no text for a person.
 */
export function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return 'Something went wrong.';
  return error.serverMessage ? `${error.message} ${error.serverMessage}` : error.message;
}

/** Whether a read may be tried again unasked: not before the time the server asked for has passed (Faults §1.3). */
export function mayReadUnasked({ state }: Pick<Query<unknown, Error>, 'state'>): boolean {
  const seconds = state.error instanceof ApiError ? (state.error.retryAfterSeconds ?? 0) : 0;
  return Date.now() >= state.errorUpdatedAt + seconds * 1000;
}

/** When a read on the screen is made again unasked: back at the window, back on the line. */
export const readAgain = { refetchOnWindowFocus: mayReadUnasked, refetchOnReconnect: mayReadUnasked } as const;

/** The same, of a read that the way to the screen has begun (routing/route-tree.ts). */
export const readOnTheWay = { ...readAgain, refetchOnMount: false, retryOnMount: false } as const;
