import { ApiError } from '@my-food/api';
import type { Locale } from '../i18n/locale.ts';
import { failureSentence, queryErrorKey, toSentence } from './query-error-text.ts';

/** The sentence about a busy server, which has not looked at the values; null for another failure. */
export const busyText = (error: unknown, locale: Locale): string | null =>
  queryErrorKey(error) === 'busy' ? failureSentence(error, locale) : null;

/** What the server says about a write that failed, in sentences; '' for nothing. Not about `shownFields`: those say it themselves. */
export function serverReasons(error: unknown, shownFields: readonly string[] = []): string {
  if (!(error instanceof ApiError)) return '';
  const others = [...error.fieldErrors].flatMap(([name, reason]) => (shownFields.includes(name) ? [] : reason));
  return [error.serverMessage, ...others].map(toSentence).join(' ').trim();
}
