import { ApiError, MissingTokensError } from '@my-food/api';
import { login } from '../../../i18n/en/account/login.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { failureSentence } from '../../../queries/query-error-text.ts';
import { serverReasons } from '../../../queries/write-error-text.ts';

/** Why a login failed, beside its toast (Spec §8): at the fields and on the page. */
export interface LoginFailure {
  email?: string | undefined;
  password?: string | undefined;
  /** None when no account has this e-mail and password. */
  page?: string;
}

export function loginFailure(error: unknown, locale: Locale): LoginFailure {
  const t = translator(locale, login);
  if (error instanceof MissingTokensError) return { page: t('tokensMissing') };
  // Any other status is not about the account.
  if (error instanceof ApiError && error.status === 401) return { password: t('rejected') };
  const { email, password } = Object.fromEntries(error instanceof ApiError ? error.fieldErrors : []);
  const reason = `${failureSentence(error, locale)} ${serverReasons(error, ['email', 'password'])}`.trim();
  return { email, password, page: t('failed', { reason }) };
}
