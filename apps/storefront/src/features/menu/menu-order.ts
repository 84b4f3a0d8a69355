import type { Category, Food } from '@my-food/api';
import type { MenuSort } from '../../routing/search.ts';

const byLetters = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

/** The menu in the chosen order; without one as the kitchen gave it. A dish whose price cannot be read stands last in both orders of price. */
export function sortFoods(foods: readonly Food[], sort: MenuSort | undefined): readonly Food[] {
  switch (sort) {
    case 'price':
      return foods.toSorted((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0);
    case '-price':
      return foods.toSorted((one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity) || 0);
    case 'name':
      return foods.toSorted((one, other) => byLetters.compare(one.name, other.name));
    case '-name':
      return foods.toSorted((one, other) => byLetters.compare(other.name, one.name));
    case undefined:
      return foods;
  }
}

/** The distinct names of the radios (READINGS 'Extras'): from the categories, or from the dishes while those cannot be read. */
export function categoryNames(categories: readonly Category[] | undefined, foods: readonly Food[] | undefined): string[] {
  const names = categories?.map(({ name }) => name) ?? foods?.flatMap(({ category }) => (category ? [category.name] : [])) ?? [];
  return [...new Set(names)];
}

/** The dishes of a category, matched by its name. */
export function foodsIn(foods: readonly Food[], category: string | undefined): readonly Food[] {
  return category === undefined ? foods : foods.filter((food) => food.category?.name === category);
}
