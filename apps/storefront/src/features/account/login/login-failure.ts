import { ApiError, MissingTokensError } from '@my-food/api';
import { queryErrorText } from '../../../queries/query-error-text.ts';

/** Why a login failed, beside its toast (Spec §8): at the field that may be wrong, or on the page when neither is. */
export interface LoginFailure {
  field?: string;
  page?: string;
}

const rejections = new Set([400, 401, 403, 404, 422]);

export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof MissingTokensError) return { page: 'The shop did not complete the login. Please try again.' };
  if (error instanceof ApiError && rejections.has(error.status ?? 0))
    return { field: 'There is no account with this e-mail and password. Check both.' };
  return { page: `${queryErrorText(error)} What you typed is still here.` };
}
