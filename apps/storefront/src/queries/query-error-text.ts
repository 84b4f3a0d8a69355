import { ApiError } from '@my-food/api';
import { queryErrors } from '../i18n/en/query-errors.ts';
import type { Locale } from '../i18n/locale.ts';
import { translator } from '../i18n/translator.ts';

/** The key of the sentence that says why a query failed. */
export function queryErrorKey(error: unknown) {
  if (!(error instanceof ApiError)) return 'unknown';
  const { reason, status } = error;
  if (reason === 'time-out') return 'timeOut';
  if (reason !== 'status') return reason;
  if (status === 429) return 'busy';
  return Number(status) >= 500 ? 'serverError' : 'refused';
}

/** The sentence that says why a call failed. */
export const failureSentence = (error: unknown, locale: Locale): string => translator(locale, queryErrors)(queryErrorKey(error));

/** Why a query failed, in sentences. The last is the server's message (never HTML, at most 200 characters). The query client logs the status. */
export const queryErrorText = (error: unknown, locale: Locale): string =>
  `${failureSentence(error, locale)} ${error instanceof ApiError ? toSentence(error.serverMessage) : ''}`.trim();

/** A server's message, ended so that another sentence can follow; '' for none. */
export const toSentence = (message: string | null): string =>
  (message ?? '').trim().replace(/[\P{P}%]["')\]”’]*$/u, (end) => end + (/\p{Script=Bengali}/u.test(end) ? '।' : '.'));
