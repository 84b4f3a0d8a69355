import { createBatchMachine, type Finding, type LockOwner } from '@my-food/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import { cancelCatalogueFetches, invalidateCatalogue } from '../../../catalogue/catalogue-cache.ts';
import { createTabLocks } from '../../../platform/tab-lock/tab-lock.ts';
import { alwaysStale } from '../../../queries/always-stale.ts';
import type { Services } from '../../../services/services.tsx';
import type { BatchJournal } from './batch-journal.ts';
import type { DishChange } from './plans/dish-change.ts';
import { findChanges, performChange } from './perform-change.ts';

/** Requests in flight at the same time. */
const maxInFlight = 4;
const lockName = 'my-food-batch';

/** Shared by every actor in this page: it remembers which locks this page has just released. */
const locks = createTabLocks();

/** Tells the batch whether this tab may change dishes, and holds the lock until it is stopped. */
const lock = fromPromise<void, { batch: LockOwner }>(async ({ input, signal }) => {
  const hold = async () => {
    input.batch.send({ type: 'lock.acquired' });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return 'released' as const;
  };
  if ((await locks.runIfFree(lockName, hold, 'locked' as const)) === 'locked') input.batch.send({ type: 'lock.refused' });
});

export type DishBatchActor = Actor<ReturnType<typeof createBatchMachine<DishChange>>>;

/** The batch of the food list. Each change is a request of its own, as the form sends it. */
export function createDishBatchActor(
  { api, queries, queryClient, sessionActor, language }: Services,
  journal: BatchJournal,
): DishBatchActor {
  const isSignedIn = () => sessionActor.getSnapshot().context.session !== null;
  const check = fromPromise<readonly Finding[], { items: readonly DishChange[] }>(async ({ input }) => {
    await journal.stored();
    // A fetch under way could return the list from before a write.
    await cancelCatalogueFetches(queryClient, 'food');
    const foods = await queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale });
    return findChanges(input.items, foods, language.current());
  });
  const perform = fromPromise<void, { item: DishChange }>(async ({ input }) => {
    await cancelCatalogueFetches(queryClient, 'food');
    await performChange({ foods: api.foods, isSignedIn, change: input.item, locale: language.current() });
  });
  const actor = createActor(createBatchMachine<DishChange>({ lanes: maxInFlight }).provide({ actors: { lock, check, perform } }));
  actor.on('*', () => invalidateCatalogue(queryClient, 'food'));
  let { entries } = actor.getSnapshot().context;
  actor.subscribe({
    next: ({ context }) => {
      if (context.entries !== entries) journal.write(context.entries);
      ({ entries } = context);
    },
    complete: () => {
      if (entries.every(({ status }) => status === 'done')) journal.write([]);
    },
  });
  return actor;
}
