import { createCheckoutMachine } from '@my-food/machines';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CartDish } from './cart-dish.ts';
import { createCheckout } from './checkout.ts';

const started = () => createActor(createCheckoutMachine<CartDish>(5));

it('AC-220 starts one actor for any number of loads', async () => {
  const start = vi.fn(async () => started());
  const checkout = createCheckout(start);
  expect(checkout.current()).toBeNull();
  const [one, other] = await Promise.all([checkout.load(), checkout.load()]);
  expect([other, await checkout.load(), checkout.current()]).toEqual([one, one, one]);
  expect(start).toHaveBeenCalledTimes(1);
});

it('AC-220 loads again after a failure', async () => {
  const start = vi.fn(async () => started()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const checkout = createCheckout(start);
  await expect(checkout.load()).rejects.toThrow(TypeError);
  expect(checkout.current()).toBeNull();
  expect(await checkout.load()).toBe(checkout.current());
});
