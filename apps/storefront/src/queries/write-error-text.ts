import { queryErrors } from '../i18n/en/query-errors.ts';
import type { Locale } from '../i18n/locale.ts';
import { translator } from '../i18n/translator.ts';
import { queryErrorKey } from './query-error-text.ts';

/** The sentence about a busy server, which has not looked at the values; null for another failure. */
export const busyText = (error: unknown, locale: Locale): string | null =>
  queryErrorKey(error) === 'busy' ? translator(locale, queryErrors)('busy') : null;
