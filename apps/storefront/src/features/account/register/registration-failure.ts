import { ApiError } from '@my-food/api';
import { queryErrorText } from '../../../queries/query-error-text.ts';

/** Why a registration failed, beside its toast (Spec §8). */
export interface RegistrationFailure {
  /** By field name. */
  fields: ReadonlyMap<string, string>;
  /** One sentence for the page; null without a failure. */
  page: string | null;
}

export function registrationFailure(error: unknown): RegistrationFailure {
  const fields: RegistrationFailure['fields'] = error instanceof ApiError ? error.fieldErrors : new Map();
  if (fields.size > 0) return { fields, page: 'The shop did not accept the marked fields.' };
  return { fields, page: queryErrorText(error) };
}
