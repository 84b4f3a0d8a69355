import { ApiError, isOutcomeUnknown } from '@my-food/api';
import { register } from '../../../i18n/en/account/register.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorText, toSentence } from '../../../queries/query-error-text.ts';
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

/** The form's fields that the server names. */
function refusedFields({ fieldErrors }: ApiError): RegistrationFailure['fields'] {
  return new Map([...fieldErrors].filter(([name]) => fieldNames.includes(name)));
}

/** `error`: of the API, or `passwordMismatch`. */
export function registrationFailure(error: unknown, locale: Locale): RegistrationFailure {
  const t = translator(locale, register);
  if (error === passwordMismatch) return { fields: new Map([['password2', t('passwordsDifferHint')]]), page: t('passwordsDiffer') };
  const fields = error instanceof ApiError ? refusedFields(error) : new Map<string, string>();
  if (error instanceof ApiError && fields.size > 0)
    return { fields, page: `${t('fieldsRefused')} ${toSentence(error.serverMessage)}`.trim() };
  const page = queryErrorText(error, locale);
  return { fields, page: isOutcomeUnknown(error) ? `${page} ${t('outcomeUnknown')}` : page };
}
