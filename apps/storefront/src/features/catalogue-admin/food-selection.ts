import type { Food } from '@my-food/api';
import { searchFoods } from '../../lib/food-search.ts';
import type { AdminFoodSearch, MenuSort } from '../../routing/search.ts';

/** Cards on one page: five thousand dishes stay as quick as fifty. */
export const pageSize = 48;

const byLetters = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

const comparisons: Record<MenuSort, (one: Food, other: Food) => number> = {
  // A price that cannot be read stands last in both orders.
  price: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0,
  '-price': (one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity) || 0,
  name: (one, other) => byLetters.compare(one.name, other.name),
  '-name': (one, other) => byLetters.compare(other.name, one.name),
};

/** The foods that were asked for, in the asked order; without one as the server gave them. */
export function selectFoods(foods: readonly Food[], { category, q = '', sort }: AdminFoodSearch): readonly Food[] {
  const inCategory = category === undefined ? foods : foods.filter((food) => food.category?.name === category);
  const found = searchFoods(inCategory, q);
  return sort === undefined ? found : found.toSorted(comparisons[sort]);
}

/** The distinct names of the categories the foods are in, by letters. */
export function categoriesOf(foods: readonly Food[]): string[] {
  return [...new Set(foods.flatMap(({ category }) => (category ? [category.name] : [])))].toSorted(byLetters.compare);
}

/** One page of a list. `first` and `last` count the items from 1; both are 0 when there is none. */
export interface ListPage<T> {
  items: readonly T[];
  page: number;
  pageCount: number;
  first: number;
  last: number;
  total: number;
}

/** The asked page, or the last one when there are not so many. */
export function pageOf<T>(items: readonly T[], asked: number): ListPage<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(asked, pageCount);
  const start = (page - 1) * pageSize;
  const shown = items.slice(start, start + pageSize);
  return {
    items: shown,
    page,
    pageCount,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
    total: items.length,
  };
}
