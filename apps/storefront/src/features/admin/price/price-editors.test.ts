import { flushPromises } from '@my-food/machines/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop, until } from '../batch/testing/open-shop.ts';
import { typePrice } from '../batch/testing/start-batch.ts';

afterEach(() => void vi.unstubAllGlobals());

it('AC-751 AC-791 prices that were refused, or are refused later, end with the session', async () => {
  const shop = openShop(2);
  await shop.loaded();
  const refused = typePrice(shop, 1, '150');
  const pending = typePrice(shop, 2, '150');
  await refused.answered(400);
  expect(refused.isUnsaved()).toBe(true);
  shop.services.sessionActor.send({ type: 'signOut.requested' });
  expect(refused.isUnsaved()).toBe(false);
  await shop.answer(2, 400);
  await until(() => expect(shop.food(2)?.price).toBe(10_000));
  await flushPromises();
  expect([pending.isUnsaved(), pending.outcomes()]).toEqual([false, []]);
});

it('AC-930 a price that is saved after another user has logged in is not reported to them', async () => {
  const shop = openShop(1);
  await shop.loaded();
  const price = typePrice(shop, 1, '150');
  await until(() => expect(shop.sent()).toEqual(['PATCH 1']));
  shop.changeUser();
  await shop.answer(1);
  await until(() => expect(shop.stored(1)).toBe('150.00 Curry'));
  await until(() => expect(price.isSaving()).toBe(false));
  expect(price.outcomes()).toEqual([]);
});
