import { ApiError, type Api, type Food } from '@my-food/api';
import { PerformError, type Finding, type PerformFailure } from '@my-food/machines';
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
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong.';
  const fields = error instanceof ApiError ? [...error.fieldErrors.values()] : [];
  return [queryErrorText(error), ...fields].join(' ');
}

interface PerformOptions {
  foods: Pick<Api['foods'], 'update' | 'remove'>;
  isSignedIn: () => boolean;
  change: DishChange;
}

/** Sends one change. Rejects with a PerformError whose cause is a sentence. */
export async function performChange({ foods, isSignedIn, change: { id, after } }: PerformOptions): Promise<void> {
  if (!isSignedIn()) throw new PerformError({ kind: 'interrupted' }, { cause: 'You are no longer logged in.' });
  if (!navigator.onLine) throw new PerformError({ kind: 'interrupted' }, { cause: 'There is no connection.' });
  try {
    await (after === null ? foods.remove(id) : foods.update(id, { ...after, picture: null }));
  } catch (error) {
    throw new PerformError(failureOf(error), { cause: failureText(error) });
  }
}

/** Compares changes with a fresh list: already done, still to send, or no longer what the user decided about. */
export function findChanges(changes: readonly DishChange[], foods: readonly Food[]): Finding[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return changes.map(({ id, before, after }) => {
    const food = byId.get(id);
    if (after === null) return { id, status: food ? 'queued' : 'done' };
    if (!food) return { id, status: 'failed', error: 'It is not on the menu any more.' };
    const current = toCurrentFields(food);
    if (hasFields(current, after)) return { id, status: 'done' };
    if (hasFields(current, before)) return { id, status: 'queued' };
    return { id, status: 'failed', error: 'Somebody has changed it meanwhile. Choose it again to see its new values.' };
  });
}
