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

it('prefers the dish as the menu has it now', () => {
  expect(chosenDish(7, kept, [food(1, 1_00), fresh])).toEqual({ food: fresh, isGone: false });
  expect(chosenDish(7, null, [fresh])).toEqual({ food: fresh, isGone: false });
  expect(chosenDish(undefined, kept, [fresh])).toEqual({ food: fresh, isGone: false });
});

it('makes do with what was handed over while the menu is unknown', () => {
  expect(chosenDish(7, kept, undefined)).toEqual({ food: kept, isGone: false });
});

it('says so when the menu does not have it any more', () => {
  expect(chosenDish(7, kept, [])).toEqual({ food: kept, isGone: true });
});

it('never shows another dish than the address names', () => {
  expect(chosenDish(8, kept, undefined)).toBeNull();
  expect(chosenDish(8, kept, [food(8, 5_00)])).toEqual({ food: food(8, 5_00), isGone: false });
});

it('has nothing when there is neither', () => {
  expect(chosenDish(undefined, null, [fresh])).toBeNull();
  expect(chosenDish(7, null, undefined)).toBeNull();
});
