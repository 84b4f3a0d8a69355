import { flushPromises } from '@my-food/machines/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeOptimistically } from '../../../catalogue/catalogue-cache.ts';
import { planPrices, planRemoval } from './plans/plan-changes.ts';
import { openShop, until } from './testing/open-shop.ts';
import { moveToRice, startBatch, typePrice } from './testing/start-batch.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('AC-358 a price typed on a card while a batch runs', () => {
  it('does not undo the move of a food that the batch has moved', async () => {
    const batch = await moveToRice(5);
    await batch.answerItem(1);
    await typePrice(batch, 1, '150').answered();
    for (const id of [2, 3, 4, 5]) await batch.answerItem(id);
    await batch.finished();
    expect([batch.stored(1), batch.outcomes()]).toEqual(['150.00 Rice', ['1 done', '2 done', '3 done', '4 done', '5 done']]);
  });

  it('stays on a food that was not sent yet, which the batch then refuses', async () => {
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
    expect([1, 2].map((id) => batch.food(id)?.price)).toEqual([15_000, 16_000]);
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

it('AC-430 a price typed on a food whose removal is in flight is sent after it', async () => {
  const batch = await startBatch(2, planRemoval);
  const price = typePrice(batch, 1, '150');
  await flushPromises();
  expect(batch.sent()).toEqual(['DELETE 1', 'DELETE 2']);
  await batch.answerItem(1, 400);
  await price.answered();
  await batch.answerItem(2);
  await batch.finished();
  expect([batch.stored(1), batch.stored(2)]).toEqual(['150.00 Curry', undefined]);
});

it('AC-523 AC-696 a price that is refused because its food is gone is reported, and nothing to save any more', async () => {
  const batch = await startBatch(2, planRemoval);
  const price = typePrice(batch, 1, '150');
  const refused = typePrice(batch, 2, '150');
  await batch.answer(1);
  await batch.answer(2, 400);
  await Promise.all([price.answered(404), refused.answered(400)]);
  await batch.finished();
  await until(() => expect([price.isUnsaved(), refused.isUnsaved()]).toEqual([false, true]));
  expect([price.removed.mock.calls, refused.removed.mock.calls]).toEqual([[[{ name: 'Dish 1', price: '150' }]], []]);
});

it('AC-699 a refused price is still in its field when the deletion of its food fails, and is reported when it succeeds', async () => {
  const shop = openShop(1);
  await shop.loaded();
  const { api, queryClient } = shop.services;
  const price = typePrice(shop, 1, '150');
  await price.answered(400);
  const removeFood = () => removeOptimistically({ queryClient, kind: 'food', id: 1, remove: api.foods.remove });
  const failing = removeFood();
  await shop.answer(1, 400);
  await expect(failing).rejects.toThrow();
  expect([price.isUnsaved(), price.removed.mock.calls]).toEqual([true, []]);
  const succeeding = removeFood();
  await shop.answer(1);
  await succeeding;
  await until(() => expect(price.isUnsaved()).toBe(false));
  expect(price.removed.mock.calls).toEqual([[{ name: 'Dish 1', price: '150' }]]);
});

describe('AC-267 a food that waits for its price when the batch halts is not sent', () => {
  /** Of five foods to delete, 1 is deleted, 2 to 4 are in flight, and 5 waits for a price that is being saved. */
  async function startWaiting() {
    const batch = await startBatch(5, planRemoval);
    const price = typePrice(batch, 5, '150');
    await batch.answerItem(1);
    const fifth = () => batch.actor.getSnapshot().context.entries[4];
    expect(fifth()?.status).toBe('sending');
    /** Saves the price: the food is queued again. */
    const saved = async () => {
      await price.answered();
      await until(() => expect(fifth()?.status).toBe('queued'));
    };
    return { ...batch, saved };
  }

  it.each([
    ['batch.cancelled', 'finished'],
    ['page.left', 'done'],
  ] as const)('%s', async (type, state) => {
    const batch = await startWaiting();
    batch.actor.send({ type });
    await batch.saved();
    for (const id of [2, 3, 4]) await batch.answerItem(id);
    expect([batch.actor.getSnapshot().value, batch.stored(5)]).toEqual([state, '150.00 Curry']);
    expect(batch.journal()).toBe('done,done,done,done,queued');
  });

  it.each([
    ['a lost session', 401, 'paused'],
    ['a busy server', 429, 'throttled'],
  ])('%s', async (_name, status, state) => {
    const batch = await startWaiting();
    await batch.answerItem(2, status);
    await batch.saved();
    for (const id of [3, 4]) await batch.answerItem(id);
    expect([batch.actor.getSnapshot().value, batch.stored(5)]).toEqual([state, '150.00 Curry']);
    batch.actor.stop();
  });
});
