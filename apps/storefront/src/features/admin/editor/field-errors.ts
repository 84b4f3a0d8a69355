import { ApiError } from '@my-food/api';
import type { EditorContext } from '@my-food/machines';
import type { FieldErrors, FieldNames } from './entry-form.ts';

/** The error of each field: its validation error, otherwise the error of the server while the submitted value is unchanged. */
export function fieldErrors<Values>(
  { error, values, submitted }: EditorContext<Values>,
  validationErrors: FieldErrors<Values>,
  serverNames: FieldNames<Values>,
): FieldErrors<Values> {
  const serverErrors = error instanceof ApiError ? error.fieldErrors : new Map<string, string>();
  const errors: FieldErrors<Values> = {};
  for (const field in serverNames) {
    errors[field] =
      validationErrors[field] ?? (Object.is(values[field], submitted[field]) ? serverErrors.get(serverNames[field]) : undefined);
  }
  return errors;
}
