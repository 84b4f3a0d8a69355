import type { Food } from '@my-food/api';
import { createBatchMachine, PerformError, type Finding, type LockOwner } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { cancelCatalogueFetches, changeOptimistically, changesSettled, invalidateCatalogue } from '../../../catalogue/catalogue-cache.ts';
import { tabLocks, type TabLocks } from '../../../platform/tab-lock/tab-lock.ts';
import { alwaysStale } from '../../../queries/always-stale.ts';
import type { Services } from '../../../services/services.tsx';
import { trackSession } from '../../../session/track-session.ts';
import type { BatchJournal } from './batch-journal.ts';
import { toListedFields } from '../foods/listed-fields.ts';
import type { FoodChange } from './plans/food-change.ts';
import { findChanges, performChange } from './perform-change.ts';

/** Requests in flight at the same time. */
const maxInFlight = 4;
const lockName = 'my-food-batch';

/** Tells the batch whether this tab may change foods, and holds the lock until it is stopped. */
const createLock = (locks: TabLocks) =>
  fromPromise<void, { batch: LockOwner }>(async ({ input, signal }) => {
    const hold = async () => {
      // Stopped while it waited for the lock.
      if (signal.aborted) return 'released' as const;
      input.batch.send({ type: 'lock.acquired' });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'released' as const;
    };
    if ((await locks.runIfFree(lockName, hold)) === 'locked') input.batch.send({ type: 'lock.refused' });
  });

export type FoodBatchActor = Actor<ReturnType<typeof createBatchMachine<FoodChange>>>;

type BatchServices = Pick<Services, 'api' | 'queries' | 'queryClient'>;

/** The batch of the food list, for the session in which it is created. Each change is a request of its own, as the form sends it. */
export function createFoodBatchActor(
  { api, queries, queryClient }: BatchServices,
  journal: BatchJournal,
  locks: TabLocks = tabLocks,
): FoodBatchActor {
  const lock = createLock(locks);
  const isSameSession = trackSession();
  const isHalted = (): boolean => actor.getSnapshot().context.halt !== null;
  const isLeft = (): boolean => actor.getSnapshot().context.halt === 'left';
  const check = fromPromise<readonly Finding[], { items: readonly FoodChange[] }>(async ({ input }) => {
    await journal.stored();
    // The list would not have what a form or a price is still saving.
    await Promise.all(input.items.map(({ id }) => changesSettled(queryClient, id)));
    // A fetch under way could return the list from before a write.
    await cancelCatalogueFetches(queryClient, 'food');
    const foods = await queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale });
    return findChanges(input.items, foods);
  });
  const perform = fromPromise<void, { item: FoodChange }>(async ({ input: { item } }) => {
    await changesSettled(queryClient, item.id);
    if (isHalted()) throw new PerformError({ kind: 'withheld' });
    const foods = queryClient.getQueryData(queries.foods().queryKey);
    const food = foods?.find(({ id }) => id === item.id);
    // The food may have changed in this tab since the check.
    const [finding] = foods ? findChanges([item], food ? [food] : []) : [];
    if (finding?.status === 'done') return;
    if (finding?.status === 'failed') throw new PerformError({ kind: 'refused' }, { cause: finding.error });
    const change = { queryClient, kind: 'food', id: item.id, refetch: 'byCaller' } as const;
    const send = async () => {
      await performChange({ foods: api.foods, isSameSession, change: item });
      // The list that is shown is read again when the batch stops. On another page a cart may wait for the read: it would get the cached list.
      if (!isLeft()) await cancelCatalogueFetches(queryClient, 'food');
    };
    if (item.after === null) {
      // The row is dropped after the request: a shop whose foods are all in flight would look empty.
      await changeOptimistically<Food>({ ...change, fields: {}, send });
      return changeOptimistically<Food>({ ...change, fields: null, send: () => Promise.resolve() });
    }
    const categories = queryClient.getQueryData(queries.categories().queryKey);
    await changeOptimistically<Food>({ ...change, fields: toListedFields(item.after, foods, categories), send });
  });
  const actor = createActor(createBatchMachine<FoodChange>({ lanes: maxInFlight }).provide({ actors: { lock, check, perform } }));
  // A change can be refused because its category is gone (Faults §1.3).
  actor.on('*', (emitted) =>
    invalidateCatalogue(queryClient, emitted.entries.some(({ status }) => status === 'failed') ? 'category' : 'food'),
  );
  let { entries } = actor.getSnapshot().context;
  actor.subscribe({
    next: ({ context }) => {
      // What is still in flight when the session ends leaves nothing behind.
      if (context.entries !== entries && isSameSession()) journal.write(context.entries);
      ({ entries } = context);
    },
    complete: () => {
      // Without entries the journal is that of an earlier batch, which may still be settling.
      if (isSameSession() && entries.length > 0 && entries.every(({ status }) => status === 'done')) journal.write([]);
    },
  });
  return actor;
}
