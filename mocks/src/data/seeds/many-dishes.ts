import type { CatalogueSeed } from '../seed.ts';
import { shop } from './shop.ts';

const categoryCount = 20;
const foodsPerCategory = 500;
const regions = ['Dhaka', 'Chattogram', 'Sylhet', 'Khulna', 'Rajshahi', 'Barishal', 'Rangpur', 'Cumilla', 'Bogura', 'Jashore'];
const models = shop.categories.flatMap((category) => category.foods);

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

/** 10,000 dishes in 20 categories, deterministic. */
export function createManyDishes(): CatalogueSeed {
  return {
    categories: Array.from({ length: categoryCount }, (_, categoryIndex) => ({
      name: `${at(regions, categoryIndex)} ${categoryIndex < regions.length ? 'Kitchen' : 'Bazaar'}`,
      picture: at(shop.categories, categoryIndex).picture,
      foods: Array.from({ length: foodsPerCategory }, (_unused, foodIndex) => {
        const number = categoryIndex * foodsPerCategory + foodIndex;
        const model = at(models, number * 7);
        return { ...model, name: `${model.name} No. ${String(number + 1)}`, price: 20_00 + ((number * 7919) % 900_00) };
      }),
    })),
    customerOrders: [],
  };
}
