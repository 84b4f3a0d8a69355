import { ApiError } from '@my-food/api';
import type { Editing } from '@my-food/machines';
import type { FieldErrors, FieldNames } from './entry-form.ts';

/** What is wrong at each field: what the form asks for, else what the server refused, as long as the field still holds that. */
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
