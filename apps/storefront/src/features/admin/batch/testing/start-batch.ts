import { expect, vi } from 'vitest';
import { english } from '../../../../i18n/locale.ts';
import type { TabLocks } from '../../../../platform/tab-lock/tab-lock.ts';
import { toFoodValues, validateFood } from '../../foods/food-values.ts';
import { createPriceEditors } from '../../price/price-editors.ts';
import { createFoodBatchActor } from '../batch-actor.ts';
import type { BatchJournal } from '../batch-journal.ts';
import { reasonText } from '../batch-reason.ts';
import type { ChangePlan } from '../plans/food-change.ts';
import { planMove } from '../plans/plan-changes.ts';
import { openShop, rice, until } from './open-shop.ts';

export const noJournal: BatchJournal = { write: () => undefined, stored: () => Promise.resolve(), read: () => Promise.resolve(null) };
export const freeLocks: TabLocks = { run: (_name, _timeoutMs, work) => work(), runIfFree: (_name, work) => work() };
type Shop = ReturnType<typeof openShop>;

/** Starts a batch on all foods, and waits until its first four changes are sent. */
export async function startBatch(count: number, plan: (foods: ReturnType<Shop['listed']>) => ChangePlan) {
  const shop = openShop(count);
  await shop.loaded();
  const write = vi.fn<BatchJournal['write']>();
  const actor = createFoodBatchActor(shop.services, { ...noJournal, write }, freeLocks).start();
  actor.send({ type: 'batch.confirmed', items: plan(shop.listed()).changes });
  await until(() => expect(shop.sent()).toHaveLength(Math.min(count, 4)));
  const entries = () => actor.getSnapshot().context.entries;
  const settled = (id: number) => until(() => expect(entries()[id - 1]?.lane).toBe(null));
  /** Answers a change of the batch. */
  const answerItem = async (id: number, status?: number) => {
    await shop.answer(id, status);
    await settled(id);
  };
  const outcomes = () =>
    entries().map(({ item, status, error }) => [item.id, status, ...(error === undefined ? [] : [reasonText(error, english)])].join(' '));
  const finished = () => until(() => expect(actor.getSnapshot().value).toBe('finished'));
  /** What a later visit to the list reads: 'done,queued'. */
  const journal = () => write.mock.lastCall?.[0].map(({ status }) => status).join();
  return { ...shop, actor, answerItem, outcomes, finished, journal };
}

export const moveToRice = (count: number) => startBatch(count, (foods) => planMove(foods, rice.id));

/** Types a price on the card, as the field does: with the other fields of the list. `answered` answers its request. */
export function typePrice({ services, answer, ...shop }: Shop, id: number, price: string) {
  const outcome = vi.fn<(outcome: string) => void>();
  const food = shop.food(id);
  if (!food) throw new Error('The food is not listed.');
  const { payload } = validateFood({ ...toFoodValues(food), price }, food, english);
  if (payload?.type !== 'update') throw new Error('The price is invalid.');
  const removed = vi.fn<(typed: { name: string; price: string }) => void>();
  const editors = createPriceEditors(services, {
    onSaved: () => outcome('saved'),
    onFailed: () => outcome('failed'),
    onHidden: () => undefined,
    onRemoved: removed,
  });
  editors.open(food);
  editors.get(id)?.send({ type: 'values.changed', change: { price } });
  editors.get(id)?.send({ type: 'form.submitted', payload: payload.change });
  return {
    isUnsaved: editors.isUnsaved,
    isSaving: () => editors.statusOf(id) === 'saving',
    removed,
    outcomes: () => outcome.mock.calls.flat(),
    answered: async (status?: number) => {
      await answer(id, status);
      await until(() => expect(outcome.mock.calls).toEqual([[status === undefined ? 'saved' : 'failed']]));
    },
  };
}
