import { ApiError, type Api, type Food } from '@my-food/api';
import { PerformError, type Finding, type PerformFailure } from '@my-food/machines';
import { adminBatch } from '../../../i18n/en/admin/admin-batch.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import { queryErrorText } from '../../../queries/query-error-text.ts';
import { hasFields, toCurrentFields, type DishChange } from './plans/dish-change.ts';

/** A 429 without a Retry-After, or with 0. Milliseconds. */
const minimalWaitMs = 1_000;

/** Whether a failed write was certainly not carried out, and whether the next one could be (Faults §1.2, §1.3). */
function failureOf(error: unknown): PerformFailure {
  if (!(error instanceof ApiError) || error.reason !== 'status') return { kind: 'unknown' };
  if (error.status === 429) return { kind: 'throttled', retryAfterMs: Math.max((error.retryAfterSeconds ?? 0) * 1000, minimalWaitMs) };
  return { kind: error.status === 401 ? 'interrupted' : 'refused' };
}

/** Why a change failed, for people. */
export function failureText(error: unknown, locale: Locale): string {
  const fields = error instanceof ApiError ? [...error.fieldErrors.values()] : [];
  return [queryErrorText(error, locale), ...fields].join(' ');
}

interface PerformOptions {
  foods: Pick<Api['foods'], 'update' | 'remove'>;
  isSignedIn: () => boolean;
  change: DishChange;
  /** Of the sentence that a failure ends in. */
  locale: Locale;
}

/** Sends one change. Rejects with a PerformError whose cause is a sentence. */
export async function performChange({ foods, isSignedIn, change: { id, after }, locale }: PerformOptions): Promise<void> {
  const t = translator(locale, adminBatch);
  if (!isSignedIn()) throw new PerformError({ kind: 'interrupted' }, { cause: t('signedOut') });
  if (!navigator.onLine) throw new PerformError({ kind: 'interrupted' }, { cause: t('offline') });
  try {
    await (after === null ? foods.remove(id) : foods.update(id, { ...after, picture: null }));
  } catch (error) {
    throw new PerformError(failureOf(error), { cause: failureText(error, locale) });
  }
}

/** Compares changes with a fresh list: already done, still to send, or no longer what the user decided about. */
export function findChanges(changes: readonly DishChange[], foods: readonly Food[], locale: Locale): Finding[] {
  const t = translator(locale, adminBatch);
  const byId = new Map(foods.map((food) => [food.id, food]));
  return changes.map(({ id, before, after }) => {
    const food = byId.get(id);
    if (after === null) return { id, status: food ? 'queued' : 'done' };
    if (!food) return { id, status: 'failed', error: t('unavailable') };
    const current = toCurrentFields(food);
    if (hasFields(current, after)) return { id, status: 'done' };
    if (hasFields(current, before)) return { id, status: 'queued' };
    return { id, status: 'failed', error: t('changedMeanwhile') };
  });
}
