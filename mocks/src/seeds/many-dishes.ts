import type { CatalogueSeed } from '../seed.ts';
import { shop } from './shop.ts';

const categoryCount = 20;
const foodsPerCategory = 500;
const houses = ['Dhaka', 'Chattogram', 'Sylhet', 'Khulna', 'Rajshahi', 'Barishal', 'Rangpur', 'Cumilla', 'Bogura', 'Jashore'];
const models = shop.categories.flatMap((category) => category.foods);

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

/** 10,000 dishes in 20 categories, deterministic. */
export function createManyDishes(): CatalogueSeed {
  return {
    categories: Array.from({ length: categoryCount }, (_, place) => ({
      name: `${at(houses, place)} ${place < houses.length ? 'Kitchen' : 'Bazaar'}`,
      picture: at(shop.categories, place).picture,
      foods: Array.from({ length: foodsPerCategory }, (_unused, turn) => {
        const number = place * foodsPerCategory + turn;
        const model = at(models, number * 7);
        return { ...model, name: `${model.name} No. ${String(number + 1)}`, price: 20_00 + ((number * 7919) % 900_00) };
      }),
    })),
    customerOrders: [],
  };
}
