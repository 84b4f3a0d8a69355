import type { Food } from '@my-food/api';
import { expect, it } from 'vitest';
import { chosenDish } from './chosen-dish.ts';

const food = (id: number, price: number): Food => ({
  id,
  name: `Dish ${String(id)}`,
  description: '',
  price,
  imageUrl: null,
  category: null,
});
const kept = food(7, 100_00);
const fresh = food(7, 120_00);

it('prefers the dish of the current menu', () => {
  expect(chosenDish(7, kept, [food(1, 1_00), fresh])).toEqual({ food: fresh, isGone: false });
  expect(chosenDish(7, null, [fresh])).toEqual({ food: fresh, isGone: false });
  expect(chosenDish(undefined, kept, [fresh])).toEqual({ food: fresh, isGone: false });
});

it('uses the navigation state while the menu is not loaded', () => {
  expect(chosenDish(7, kept, undefined)).toEqual({ food: kept, isGone: false });
});

it('marks a dish that is no longer on the menu', () => {
  expect(chosenDish(7, kept, [])).toEqual({ food: kept, isGone: true });
});

it('never returns another dish than the one in the URL', () => {
  expect(chosenDish(8, kept, undefined)).toBeNull();
  expect(chosenDish(8, kept, [food(8, 5_00)])).toEqual({ food: food(8, 5_00), isGone: false });
});

it('returns null without menu and navigation state', () => {
  expect(chosenDish(undefined, null, [fresh])).toBeNull();
  expect(chosenDish(7, null, undefined)).toBeNull();
});
