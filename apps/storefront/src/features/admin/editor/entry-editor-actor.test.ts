import { flushPromises } from '@my-food/machines/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { createFoodBatchActor } from '../batch/batch-actor.ts';
import { planPrices, planRemoval } from '../batch/plans/plan-changes.ts';
import { openShop, rice, until } from '../batch/testing/open-shop.ts';
import { freeLocks, noJournal, typePrice } from '../batch/testing/start-batch.ts';
import { foodForm } from '../foods/food-form.ts';
import { toFoodValues, validateFood } from '../foods/food-values.ts';
import { createEntryEditorActor } from './entry-editor-actor.ts';

type Shop = ReturnType<typeof openShop>;
afterEach(() => void vi.unstubAllGlobals());

async function openList(count: number) {
  const shop = openShop(count);
  await shop.loaded();
  return shop;
}

/** Moves a listed food to Rice in its form, and submits it. `answered` answers its request. */
function moveInForm({ services, listed, answer }: Shop, id: number) {
  const food = listed().find((one) => one.id === id) ?? null;
  const outcome = vi.fn<(type: string) => void>();
  const actor = createEntryEditorActor(services, foodForm, food).start();
  actor.on('*', ({ type }) => outcome(type));
  const values = food && { ...toFoodValues(food), categoryId: String(rice.id) };
  const payload = values && validateFood(values, food, english).payload;
  if (!payload) throw new Error('The form is invalid.');
  actor.send({ type: 'form.submitted', payload });
  const ended = (type: string) => until(() => expect(outcome.mock.calls).toEqual([[type]]));
  return {
    ended,
    answered: async (status?: number) => {
      await answer(id, status);
      await ended(status === undefined ? 'save.succeeded' : 'save.failed');
    },
  };
}

describe('AC-430 the form of a food that is being saved', () => {
  it('is followed by a price that is typed on its card, which keeps what the form has changed', async () => {
    const shop = await openList(1);
    const form = moveInForm(shop, 1);
    const price = typePrice(shop, 1, '150');
    await flushPromises();
    expect([shop.sent(), shop.food(1)?.category]).toEqual([['PATCH 1'], rice]);
    await form.answered();
    await price.answered();
    expect(shop.stored(1)).toBe('150.00 Rice');
  });

  it('leaves nothing in the list, and nothing in the price, when it is refused', async () => {
    const shop = await openList(1);
    const form = moveInForm(shop, 1);
    const price = typePrice(shop, 1, '150');
    await form.answered(400);
    await price.answered();
    expect([shop.stored(1), shop.food(1)?.category?.name]).toEqual(['150.00 Curry', 'Curry']);
  });

  it('waits for a price in flight', async () => {
    const shop = await openList(1);
    const price = typePrice(shop, 1, '150');
    const form = moveInForm(shop, 1);
    await flushPromises();
    expect(shop.sent()).toEqual(['PATCH 1']);
    await price.answered();
    await form.answered();
    expect(shop.stored(1)).toBe('150.00 Rice');
  });

  it('AC-791 and that waits for a price is not sent for the next user, who has logged in meanwhile', async () => {
    const shop = await openList(1);
    typePrice(shop, 1, '150');
    await flushPromises();
    const form = moveInForm(shop, 1);
    shop.changeUser();
    await shop.answer(1);
    await form.ended('save.failed');
    expect([shop.sent(), shop.stored(1)]).toEqual([['PATCH 1'], '150.00 Curry']);
  });

  it('is followed by a batch, which keeps what the form has changed', async () => {
    const shop = await openList(2);
    const form = moveInForm(shop, 1);
    const batch = createFoodBatchActor(shop.services, noJournal, freeLocks).start();
    await until(() => expect(shop.food(1)?.category).toEqual(rice));
    batch.send({
      type: 'batch.confirmed',
      items: planPrices(shop.listed(), { direction: 'raise', unit: 'percent', hundredths: 1_000 }).changes,
    });
    await form.answered();
    await shop.answer(1);
    await shop.answer(2);
    await until(() => expect(batch.getSnapshot().value).toBe('finished'));
    expect([shop.stored(1), shop.stored(2)]).toEqual(['110.00 Rice', '110.00 Curry']);
  });
});

it('AC-460 a form that is saved does not end the read that a batch of other foods waits for', async () => {
  const shop = await openList(2);
  const form = moveInForm(shop, 1);
  const batch = createFoodBatchActor(shop.services, noJournal, freeLocks).start();
  shop.holdReads();
  batch.send({ type: 'batch.confirmed', items: planRemoval(shop.listed().filter(({ id }) => id === 2)).changes });
  await until(() => expect(shop.readCount()).toBe(2));
  await form.answered();
  await until(() => expect(shop.readCount()).toBe(3));
  expect([shop.sent(), batch.getSnapshot().value]).toEqual([['PATCH 1'], { working: 'checking' }]);
  shop.releaseReads();
  await shop.answer(2);
  await until(() => expect(batch.getSnapshot().value).toBe('finished'));
});

it.each([
  ['a refused food, whose category may be gone, reads the categories again', 404, true],
  ['a saved one does not', undefined, false],
])('AC-431 %s', async (_name, status, isInvalidated) => {
  const shop = await openList(1);
  await moveInForm(shop, 1).answered(status);
  const { queries, queryClient } = shop.services;
  expect(queryClient.getQueryState(queries.categories().queryKey)).toMatchObject({ isInvalidated });
});
