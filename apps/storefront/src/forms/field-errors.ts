import { ApiError } from '@my-food/api';
import type { EditorContext } from '@my-food/machines';

/** Error messages by field, in the language of the page. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

export type FieldNames<Values> = { [Name in keyof Values]: string };

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
