import { ApiError } from '@my-food/api';
import { toSentence } from '../../queries/query-error-text.ts';

/** What the server says about the fields of a form and, as sentences, about fields that the form does not have. */
export function refusedFields(error: unknown, names: readonly string[]) {
  const fields = new Map<string, string>();
  const others: string[] = [];
  for (const [name, text] of error instanceof ApiError ? error.fieldErrors : []) {
    if (names.includes(name)) fields.set(name, text);
    else others.push(toSentence(text));
  }
  return { fields, others };
}
