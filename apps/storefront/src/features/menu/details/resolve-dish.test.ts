import type { Food } from '@my-food/api';
import { expect, it } from 'vitest';
import { resolveDish } from './resolve-dish.ts';

const food = (id: number, price: number): Food => ({
  id,
  name: `Dish ${String(id)}`,
  description: '',
  price,
  imageUrl: null,
  category: null,
});
const snapshot = food(7, 100_00);
const fresh = food(7, 120_00);

it('prefers the dish of the current menu', () => {
  expect(resolveDish(7, snapshot, [food(1, 1_00), fresh])).toEqual({ food: fresh, isUnavailable: false });
  expect(resolveDish(7, null, [fresh])).toEqual({ food: fresh, isUnavailable: false });
  expect(resolveDish(undefined, snapshot, [fresh])).toEqual({ food: fresh, isUnavailable: false });
});

it('uses the navigation state while the menu is not loaded', () => {
  expect(resolveDish(7, snapshot, undefined)).toEqual({ food: snapshot, isUnavailable: false });
});

it('marks a dish that is no longer on the menu', () => {
  expect(resolveDish(7, snapshot, [])).toEqual({ food: snapshot, isUnavailable: true });
});

it('never returns another dish than the one in the URL', () => {
  expect(resolveDish(8, snapshot, undefined)).toBeNull();
  expect(resolveDish(8, snapshot, [food(8, 5_00)])).toEqual({ food: food(8, 5_00), isUnavailable: false });
});

it('returns null without menu and navigation state', () => {
  expect(resolveDish(undefined, null, [fresh])).toBeNull();
  expect(resolveDish(7, null, undefined)).toBeNull();
});
