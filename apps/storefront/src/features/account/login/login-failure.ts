import { ApiError, MissingTokensError } from '@my-food/api';
import { login } from '../../../i18n/en/account/login.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorText } from '../../../queries/query-error-text.ts';

/** Why a login failed, beside its toast (Spec §8): at the field that may be wrong, or on the page when neither is. */
export interface LoginFailure {
  field?: string;
  page?: string;
}

const rejections = new Set([400, 401, 403, 404, 422]);

export function loginFailure(error: unknown, locale: Locale): LoginFailure {
  const t = translator(locale, login);
  if (error instanceof MissingTokensError) return { page: t('tokensMissing') };
  if (error instanceof ApiError && rejections.has(error.status ?? 0)) return { field: t('rejected') };
  return { page: t('failed', { reason: queryErrorText(error, locale) }) };
}
