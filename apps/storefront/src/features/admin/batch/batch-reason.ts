import * as v from 'valibot';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import { queryErrors } from '../../../i18n/en/query-errors.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorKey } from '../../../queries/query-error-text.ts';
import { serverReasons } from '../../../queries/write-error-text.ts';

/** Why a change is not done. It is stored, and translated when it is rendered. */
export const reasonSchema = v.union([
  v.object({ sentence: v.picklist(['signedOut', 'offline', 'unavailable', 'changedMeanwhile']) }),
  v.object({
    failure: v.picklist(['timeOut', 'network', 'body', 'aborted', 'busy', 'serverError', 'refused', 'unknown']),
    /** What the server says. */
    message: v.string(),
  }),
]);
export type Reason = v.InferOutput<typeof reasonSchema>;

/** The reason of what the batch rejected with, or the reason itself. */
export function toReason(error: unknown): Reason {
  if (v.is(reasonSchema, error)) return error;
  return { failure: queryErrorKey(error), message: serverReasons(error) };
}

export function reasonText(error: unknown, locale: Locale): string {
  const reason = toReason(error);
  if ('sentence' in reason) return translator(locale, adminBatch)(reason.sentence);
  return `${translator(locale, queryErrors)(reason.failure)} ${reason.message}`.trim();
}
