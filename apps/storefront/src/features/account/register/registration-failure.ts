import { ApiError } from '@my-food/api';
import { register } from '../../../i18n/en/account/register.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorText } from '../../../queries/query-error-text.ts';

/** The two passwords differ: nothing was sent. */
export const passwordMismatch = Symbol('passwordMismatch');

/** Why a registration failed, beside its toast (Spec §8). */
export interface RegistrationFailure {
  /** By field name. */
  fields: ReadonlyMap<string, string>;
  /** One sentence for the page. */
  page: string;
}

/** `error`: of the API, or `passwordMismatch`. */
export function registrationFailure(error: unknown, locale: Locale): RegistrationFailure {
  const t = translator(locale, register);
  if (error === passwordMismatch) return { fields: new Map([['password2', t('passwordsDifferHint')]]), page: t('passwordsDiffer') };
  const fields: RegistrationFailure['fields'] = error instanceof ApiError ? error.fieldErrors : new Map();
  return { fields, page: fields.size > 0 ? t('fieldsRefused') : queryErrorText(error, locale) };
}
