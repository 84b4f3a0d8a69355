import { createDeferred, flushPromises } from '@my-food/machines/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeOptimistically } from '../../../catalogue/catalogue-cache.ts';
import type { TabLocks } from '../../../platform/tab-lock/tab-lock.ts';
import { alwaysStale } from '../../../queries/always-stale.ts';
import { createFoodBatchActor } from './batch-actor.ts';
import { planMove, planRemoval } from './plans/plan-changes.ts';
import { openShop, rice, until } from './testing/open-shop.ts';
import type { BatchJournal } from './batch-journal.ts';
import { freeLocks, moveToRice, noJournal, startBatch } from './testing/start-batch.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('AC-358 the list while a batch runs', () => {
  it('shows what is in flight, takes a failed change back, and is read again only when the batch stops', async () => {
    const batch = await moveToRice(6);
    const shown = () => batch.listed().map(({ category }) => category?.name);
    expect([shown(), batch.readCount()]).toEqual([['Rice', 'Rice', 'Rice', 'Rice', 'Curry', 'Curry'], 2]);
    await batch.answerItem(1, 400);
    await batch.answerItem(2);
    await until(() => expect(shown()).toEqual(['Curry', 'Rice', 'Rice', 'Rice', 'Rice', 'Rice']));
    for (const id of [3, 4, 5]) await batch.answerItem(id);
    expect(batch.readCount()).toBe(2);
    await batch.answerItem(6);
    await batch.finished();
    await until(() => expect(batch.readCount()).toBe(3));
    expect(batch.food(2)?.category).toEqual(rice);
  });

  it('does not show the old category that a read returns during a change or after it', async () => {
    const batch = await moveToRice(2);
    const isMoved = () => batch.listed().map(({ category }) => category?.name === 'Rice');
    batch.holdReads();
    const reading = batch.services.queryClient.refetchQueries(batch.services.queries.foods());
    batch.releaseReads();
    await reading;
    expect([isMoved(), batch.readCount()]).toEqual([[true, true], 3]);
    batch.holdReads();
    const late = batch.services.queryClient.refetchQueries(batch.services.queries.foods());
    await batch.answerItem(1);
    batch.releaseReads();
    await late;
    expect(isMoved()).toEqual([true, true]);
    await batch.answerItem(2);
    await batch.finished();
  });

  it('has no category where its name is unknown', async () => {
    const shop = openShop(1);
    shop.services.queryClient.removeQueries(shop.services.queries.categories());
    await shop.loaded();
    const actor = createFoodBatchActor(shop.services, noJournal, freeLocks).start();
    actor.send({ type: 'batch.confirmed', items: planMove(shop.listed(), 9).changes });
    await until(() => expect(shop.sent()).toHaveLength(1));
    expect(shop.food(1)?.category).toBe(null);
  });

  it('drops a food when it is removed: an empty list would unmount the batch', async () => {
    const batch = await startBatch(4, planRemoval);
    const ids = () => batch.listed().map(({ id }) => id);
    expect(ids()).toEqual([1, 2, 3, 4]);
    await batch.answerItem(1, 400);
    for (const id of [2, 3]) await batch.answerItem(id);
    expect(ids()).toEqual([1, 4]);
    await batch.answerItem(4);
    await batch.finished();
    expect([ids(), batch.outcomes().slice(1)]).toEqual([[1], ['2 done', '3 done', '4 done']]);
  });

  it('decides that a food is done, without a request, when another action has removed it', async () => {
    const batch = await startBatch(5, planRemoval);
    const { queryClient, api } = batch.services;
    const removing = removeOptimistically({ queryClient, kind: 'food', id: 5, remove: api.foods.remove });
    await batch.answer(5);
    await removing;
    for (const id of [1, 2, 3, 4]) await batch.answerItem(id);
    await batch.finished();
    expect([batch.outcomes().at(-1), batch.sent().filter((write) => write === 'DELETE 5')]).toEqual(['5 done', ['DELETE 5']]);
  });
});

it('AC-268 AC-791 a batch sends nothing for the next user, who has logged in meanwhile, and leaves them nothing', async () => {
  const batch = await moveToRice(6);
  const before = batch.journal();
  batch.changeUser();
  for (const id of [1, 2, 3]) await batch.answerItem(id);
  await batch.answerItem(4, 400);
  await until(() => expect(batch.actor.getSnapshot().value).toBe('paused'));
  expect([batch.sent(), batch.journal()]).toEqual([['PATCH 1', 'PATCH 2', 'PATCH 3', 'PATCH 4'], before]);
});

it('AC-465 a batch that was left does not end the read that a cart waits for', async () => {
  const batch = await moveToRice(2);
  batch.actor.send({ type: 'page.left' });
  batch.holdReads();
  const { queryClient, queries } = batch.services;
  const isRead = vi.fn();
  const reading = queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale }).then(isRead);
  for (const id of [1, 2]) await batch.answerItem(id);
  await until(() => expect(batch.readCount()).toBe(4));
  await flushPromises();
  expect([batch.actor.getSnapshot().value, isRead.mock.calls]).toEqual(['done', []]);
  batch.releaseReads();
  await reading;
  expect(isRead).toHaveBeenCalledTimes(1);
});

it('a batch does not decide by a read that was running when another change was made', async () => {
  const shop = openShop(1);
  await shop.loaded();
  const { api, queries, queryClient } = shop.services;
  shop.holdReads();
  void queryClient.refetchQueries(queries.foods());
  const repricing = api.foods.update(1, { name: 'Dish 1', description: 'Warm.', price: 15_000, categoryId: 3, picture: null });
  await shop.answer(1);
  await repricing;
  const actor = createFoodBatchActor(shop.services, noJournal, freeLocks).start();
  actor.send({ type: 'batch.confirmed', items: planMove(shop.listed(), rice.id).changes });
  await flushPromises();
  shop.releaseReads();
  await until(() => expect(actor.getSnapshot().value).toBe('finished'));
  expect([shop.sent(), shop.stored(1)]).toEqual([['PATCH 1'], '150.00 Curry']);
});

it('AC-268 a batch sends nothing before its changes are stored: a reload would lose what it has done', async () => {
  const shop = openShop(1);
  await shop.loaded();
  const storing = createDeferred<void>();
  const actor = createFoodBatchActor(shop.services, { ...noJournal, stored: () => storing.promise }, freeLocks).start();
  actor.send({ type: 'batch.confirmed', items: planMove(shop.listed(), rice.id).changes });
  await flushPromises();
  expect([shop.readCount(), shop.sent()]).toEqual([1, []]);
  storing.resolve();
  await until(() => expect(shop.sent()).toEqual(['PATCH 1']));
});

it('AC-682 a visit to the list without changes of its own leaves the journal of an earlier batch', () => {
  const write = vi.fn<BatchJournal['write']>();
  const actor = createFoodBatchActor(openShop(1).services, { ...noJournal, write }, freeLocks).start();
  actor.send({ type: 'page.left' });
  expect([actor.getSnapshot().status, write.mock.calls]).toEqual(['done', []]);
});

it.each([
  [200, false],
  [400, true],
])('AC-684 after a change that was answered with %i the categories are read again: %s', async (status, isRead) => {
  const batch = await moveToRice(1);
  await batch.answerItem(1, status);
  await batch.finished();
  const { queryClient, queries } = batch.services;
  expect(queryClient.getQueryState(queries.categories().queryKey)?.isInvalidated).toBe(isRead);
});

it('AC-840 a change that is stored behind a gateway that timed out is not sent again: the next read finds it', async () => {
  const batch = await moveToRice(1);
  await batch.answerItem(1, 504);
  await until(() => expect([batch.actor.getSnapshot().value, batch.outcomes()]).toEqual(['paused', ['1 unknown']]));
  batch.actor.send({ type: 'batch.resumed' });
  await batch.finished();
  expect([batch.outcomes(), batch.sent()]).toEqual([['1 done'], ['PATCH 1']]);
});

it('a batch that is stopped before its lock is granted does not hold the lock', async () => {
  const shop = openShop(1);
  await shop.loaded();
  const holding = vi.fn<(outcome: unknown) => void>();
  const grants: (() => void)[] = [];
  const locks: TabLocks = {
    ...freeLocks,
    runIfFree: (_name, work) =>
      new Promise((resolve) =>
        grants.push(
          () =>
            void work()
              .then(holding)
              .then(() => resolve('locked')),
        ),
      ),
  };
  const actor = createFoodBatchActor(shop.services, noJournal, locks).start();
  actor.send({ type: 'batch.confirmed', items: planMove(shop.listed(), rice.id).changes });
  actor.send({ type: 'batch.cancelled' });
  grants.forEach((grant) => grant());
  await flushPromises();
  expect([holding.mock.calls, actor.getSnapshot().value, shop.sent()]).toEqual([[['released']], 'finished', []]);
});
