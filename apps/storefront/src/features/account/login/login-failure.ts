import { ApiError, MissingTokensError } from '@my-food/api';
import { login } from '../../../i18n/en/account/login.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorText } from '../../../queries/query-error-text.ts';
import { refusedFields } from '../refused-fields.ts';

/** Why a login failed, beside its toast (Spec §8). */
export interface LoginFailure {
  /** By name of a field of the form. */
  fields?: ReadonlyMap<string, string>;
  /** For the page; none when no account has this e-mail and password. */
  page?: string;
}

export function loginFailure(error: unknown, locale: Locale): LoginFailure {
  const t = translator(locale, login);
  if (error instanceof MissingTokensError) return { page: t('tokensMissing') };
  // Any other status is not about the account.
  if (error instanceof ApiError && error.status === 401) return { fields: new Map([['password', t('rejected')]]) };
  const { fields, others } = refusedFields(error, ['email', 'password']);
  return { fields, page: t('failed', { reason: [queryErrorText(error, locale), ...others].join(' ') }) };
}
