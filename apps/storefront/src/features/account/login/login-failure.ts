import { ApiError, MissingTokensError } from '@my-food/api';
import { login } from '../../../i18n/en/account/login.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorText, toSentence } from '../../../queries/query-error-text.ts';

/** Why a login failed, beside its toast (Spec §8). */
export interface LoginFailure {
  /** By name of a field. */
  fields?: ReadonlyMap<string, string>;
  /** For the page; none when no account has this e-mail and password. */
  page?: string;
}

export function loginFailure(error: unknown, locale: Locale): LoginFailure {
  const t = translator(locale, login);
  if (error instanceof MissingTokensError) return { page: t('tokensMissing') };
  const fields = new Map(error instanceof ApiError ? error.fieldErrors : []);
  // Any other status is not about the account.
  if (error instanceof ApiError && error.status === 401) return { fields: new Map([['password', t('rejected')]]) };
  // The form has no other fields.
  const others = [...fields].flatMap(([name, text]) => (['email', 'password'].includes(name) ? [] : toSentence(text)));
  return { fields, page: t('failed', { reason: [queryErrorText(error, locale), ...others].join(' ') }) };
}
