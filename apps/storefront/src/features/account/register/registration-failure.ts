import { ApiError, isOutcomeUnknown } from '@my-food/api';
import { register } from '../../../i18n/en/account/register.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { failureSentence } from '../../../queries/query-error-text.ts';
import { serverReasons } from '../../../queries/write-error-text.ts';
import { passwordFields, restorableFields } from './registration.ts';

/** The two passwords differ: nothing was sent. */
export const passwordMismatch = Symbol('passwordMismatch');

/** Why a registration failed, beside its toast (Spec §8). */
export interface RegistrationFailure {
  /** By name of a field of the form. */
  fields: ReadonlyMap<string, string>;
  /** Sentences for the page. */
  page: string;
}

const fieldNames: readonly string[] = [...restorableFields, ...passwordFields, 'profile_image'];

/** `error`: of the API, or `passwordMismatch`. */
export function registrationFailure(error: unknown, locale: Locale): RegistrationFailure {
  const t = translator(locale, register);
  if (error === passwordMismatch) return { fields: new Map([['password2', t('passwordsDifferHint')]]), page: t('passwordsDiffer') };
  const fields = new Map([...(error instanceof ApiError ? error.fieldErrors : [])].filter(([name]) => fieldNames.includes(name)));
  const reason = fields.size > 0 ? t('fieldsRefused') : failureSentence(error, locale);
  const sentences = [reason, serverReasons(error, fieldNames), isOutcomeUnknown(error) && t('outcomeUnknown')];
  return { fields, page: sentences.filter(Boolean).join(' ') };
}
