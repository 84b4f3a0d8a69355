import { ApiError } from '@my-food/api';
import type { Editing } from '@my-food/machines';
import type { FieldErrors, FieldNames } from './entry-form.ts';

/** The error of each field: its validation error, otherwise the error of the server while the submitted value is unchanged. */
export function fieldErrors<Fields>(
  { error, draft, submitted }: Editing<Fields>,
  problems: FieldErrors<Fields>,
  serverNames: FieldNames<Fields>,
): FieldErrors<Fields> {
  const refusals = error instanceof ApiError ? error.fieldErrors : new Map<string, string>();
  const errors: FieldErrors<Fields> = {};
  for (const field in serverNames) {
    errors[field] = problems[field] ?? (Object.is(draft[field], submitted[field]) ? refusals.get(serverNames[field]) : undefined);
  }
  return errors;
}
