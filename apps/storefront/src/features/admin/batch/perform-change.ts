import { ApiError, isOutcomeUnknown, type Api, type Food } from '@my-food/api';
import { PerformError, type Finding, type PerformFailure } from '@my-food/machines';
import { toReason, type Reason } from './batch-reason.ts';
import { hasFields, isSameText, toCurrentFields, type FoodChange } from './plans/food-change.ts';

/** A 429 without a Retry-After, or with 0. Milliseconds. */
const minimalWaitMs = 1_000;

/** Whether a failed write was certainly not carried out, and whether the next one could be (Faults §1.2, §1.3). */
function failureOf(error: unknown): PerformFailure {
  if (!(error instanceof ApiError) || isOutcomeUnknown(error)) return { kind: 'unknown' };
  if (error.status === 429) return { kind: 'throttled', retryAfterMs: Math.max((error.retryAfterSeconds ?? 0) * 1000, minimalWaitMs) };
  return { kind: error.status === 401 ? 'interrupted' : 'refused' };
}

/** A change that is not carried out: the failure for the batch, the reason for the user. */
const failed = (failure: PerformFailure, cause: Reason) => new PerformError(failure, { cause });

interface PerformOptions {
  foods: Pick<Api['foods'], 'update' | 'remove'>;
  isSameSession: () => boolean;
  change: FoodChange;
}

/** Sends one change. Rejects with a PerformError whose cause is a Reason. */
export async function performChange({ foods, isSameSession, change: { id, after } }: PerformOptions): Promise<void> {
  if (!isSameSession()) throw failed({ kind: 'interrupted' }, { sentence: 'signedOut' });
  if (!navigator.onLine) throw failed({ kind: 'interrupted' }, { sentence: 'offline' });
  try {
    await (after === null ? foods.remove(id) : foods.update(id, { ...after, picture: null }));
  } catch (error) {
    throw failed(failureOf(error), toReason(error));
  }
}

/** Compares changes with a fresh list: already done, still to send, or no longer what the user decided about. */
export function findChanges(changes: readonly FoodChange[], foods: readonly Food[]): Finding[] {
  const notPossible = (id: number, error: Reason): Finding => ({ id, status: 'failed', error });
  const byId = new Map(foods.map((food) => [food.id, food]));
  return changes.map(({ id, before, after }) => {
    const food = byId.get(id);
    if (!food) return after ? notPossible(id, { sentence: 'unavailable' }) : { id, status: 'done' };
    const current = toCurrentFields(food);
    if (after && hasFields(current, after)) return { id, status: 'done' };
    // A removal is about a dish, which has its name whatever its price is.
    if (after ? hasFields(current, before) : isSameText(current.name, before.name)) return { id, status: 'queued' };
    return notPossible(id, { sentence: 'changedMeanwhile' });
  });
}
