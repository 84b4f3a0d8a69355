import { flushPromises } from '@my-food/machines/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeOptimistically } from '../../../catalogue/catalogue-cache.ts';
import { english } from '../../../i18n/locale.ts';
import type { TabLocks } from '../../../platform/tab-lock/tab-lock.ts';
import { toFoodValues, validateFood } from '../foods/food-values.ts';
import { createPriceEditors } from '../price/price-editors.ts';
import { createDishBatchActor } from './batch-actor.ts';
import type { BatchJournal } from './batch-journal.ts';
import { planMove, planPrices, planRemoval } from './plans/plan-changes.ts';
import type { ChangePlan } from './plans/dish-change.ts';
import { openShop, rice, until } from './testing/open-shop.ts';

const noJournal: BatchJournal = { write: () => undefined, stored: () => Promise.resolve(), read: () => Promise.resolve(null) };
const freeLocks: TabLocks = { run: (_name, _timeoutMs, work) => work(), runIfFree: (_name, work) => work() };
type Shop = ReturnType<typeof openShop>;
afterEach(() => void vi.unstubAllGlobals());

/** Starts a batch on all dishes, and waits until its first four changes are sent. */
async function startBatch(count: number, plan: (foods: ReturnType<Shop['listed']>) => ChangePlan) {
  const shop = openShop(count);
  await shop.loaded();
  const actor = createDishBatchActor(shop.services, noJournal, freeLocks).start();
  actor.send({ type: 'batch.requested' });
  actor.send({ type: 'batch.confirmed', items: plan(shop.listed()).changes });
  await until(() => expect(shop.sent()).toHaveLength(Math.min(count, 4)));
  const entries = () => actor.getSnapshot().context.entries;
  const settled = (id: number) => until(() => expect(entries()[id - 1]?.lane).toBe(null));
  /** Answers a change of the batch. */
  const answerItem = async (id: number, status?: number) => {
    await shop.answer(id, status);
    await settled(id);
  };
  const outcomes = () => entries().map(({ item, status, error }) => [item.id, status, ...(error === undefined ? [] : [error])].join(' '));
  const finished = () => until(() => expect(actor.getSnapshot().value).toBe('finished'));
  return { ...shop, actor, answerItem, outcomes, finished };
}

const moveToRice = (count: number) => startBatch(count, (foods) => planMove(foods, rice.id));

/** Types a price on the card, as the field does: with the other fields of the list. `answered` answers its request. */
function typePrice({ services, dish, answer }: Shop, id: number, price: string) {
  const outcome = vi.fn<(outcome: string) => void>();
  const food = dish(id);
  if (!food) throw new Error('The dish is not listed.');
  const { payload } = validateFood({ ...toFoodValues(food), price }, food, english);
  if (payload?.type !== 'update') throw new Error('The price is invalid.');
  const editors = createPriceEditors(services, { onSaved: () => outcome('saved'), onFailed: () => outcome('failed') });
  editors.open(food);
  editors.get(id)?.send({ type: 'form.submitted', payload: payload.change });
  return {
    answered: async (status?: number) => {
      await answer(id, status);
      await until(() => expect(outcome.mock.calls).toEqual([[status === undefined ? 'saved' : 'failed']]));
    },
  };
}

describe('AC-358 a price typed on a card while a batch runs', () => {
  it('does not undo the move of a dish that the batch has moved', async () => {
    const batch = await moveToRice(5);
    await batch.answerItem(1);
    await typePrice(batch, 1, '150').answered();
    for (const id of [2, 3, 4, 5]) await batch.answerItem(id);
    await batch.finished();
    expect([batch.stored(1), batch.outcomes()]).toEqual(['150.00 Rice', ['1 done', '2 done', '3 done', '4 done', '5 done']]);
  });

  it('stays on a dish that was not sent yet, which the batch then refuses', async () => {
    const batch = await moveToRice(5);
    await typePrice(batch, 5, '150').answered();
    for (const id of [1, 2, 3, 4]) await batch.answerItem(id);
    await batch.finished();
    expect(batch.outcomes().at(-1)).toMatch(/^5 failed Somebody has changed it meanwhile/);
    expect([batch.stored(5), batch.sent().filter((write) => write === 'PATCH 5')]).toEqual(['150.00 Curry', ['PATCH 5']]);
  });

  it('is sent after the change in flight, with the fields that this has left', async () => {
    const batch = await moveToRice(2);
    const [moved, refused] = [typePrice(batch, 1, '150'), typePrice(batch, 2, '160')];
    expect([1, 2].map((id) => batch.dish(id)?.price)).toEqual([15_000, 16_000]);
    await flushPromises();
    expect(batch.sent()).toEqual(['PATCH 1', 'PATCH 2']);
    await batch.answerItem(1);
    await batch.answerItem(2, 400);
    await Promise.all([moved.answered(), refused.answered()]);
    expect([batch.stored(1), batch.stored(2)]).toEqual(['150.00 Rice', '160.00 Curry']);
  });

  it('is waited for while it is being saved: a refused price is not the batch being done', async () => {
    const batch = await startBatch(5, (foods) => planPrices(foods, { direction: 'raise', unit: 'percent', hundredths: 500 }));
    const price = typePrice(batch, 5, '105');
    for (const id of [1, 2, 3, 4]) await batch.answerItem(id);
    await price.answered(400);
    await batch.answerItem(5);
    await batch.finished();
    expect([batch.stored(5), batch.outcomes().at(-1)]).toEqual(['105.00 Curry', '5 done']);
  });
});

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
    expect(batch.dish(2)?.category).toEqual(rice);
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
    const actor = createDishBatchActor(shop.services, noJournal, freeLocks).start();
    actor.send({ type: 'batch.requested' });
    actor.send({ type: 'batch.confirmed', items: planMove(shop.listed(), 9).changes });
    await until(() => expect(shop.sent()).toHaveLength(1));
    expect(shop.dish(1)?.category).toBe(null);
  });

  it('drops a dish when it is removed: an empty list would unmount the batch', async () => {
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

  it('decides that a dish is done, without a request, when another action has removed it', async () => {
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

it('a batch that is stopped before its lock is granted does not hold the lock', async () => {
  const shop = openShop(1);
  await shop.loaded();
  const holding = vi.fn<(outcome: unknown) => void>();
  const grants: (() => void)[] = [];
  const locks: TabLocks = {
    ...freeLocks,
    runIfFree: (_name, work, locked) =>
      new Promise((resolve) =>
        grants.push(
          () =>
            void work()
              .then(holding)
              .then(() => resolve(locked)),
        ),
      ),
  };
  const actor = createDishBatchActor(shop.services, noJournal, locks).start();
  actor.send({ type: 'batch.requested' });
  actor.send({ type: 'batch.confirmed', items: planMove(shop.listed(), rice.id).changes });
  actor.send({ type: 'batch.cancelled' });
  grants.forEach((grant) => grant());
  await flushPromises();
  expect([holding.mock.calls, actor.getSnapshot().value, shop.sent()]).toEqual([[['released']], 'finished', []]);
});
