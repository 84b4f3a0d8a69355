import type { Category, Food } from '@my-food/api';
import type { MenuSearch, MenuSort } from '../navigation/search-params.ts';
import { prepareSearch, searchItems } from './food-search.ts';

const collator = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

const comparisons: Record<MenuSort, (one: Food, other: Food) => number> = {
  // Unknown prices come last in both orders.
  price: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0,
  '-price': (one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity) || 0,
  name: (one, other) => collator.compare(one.name, other.name),
  '-name': (one, other) => collator.compare(other.name, one.name),
};
const sorts = ['price', '-price', 'name', '-name'] as const satisfies readonly MenuSort[];

// Sorting ten thousand names takes 0.1 s. Each list is sorted once per order, usually when idle.
const sortedLists = new WeakMap<readonly Food[], Map<MenuSort, readonly Food[]>>();

function sortedListsOf(foods: readonly Food[]): Map<MenuSort, readonly Food[]> {
  const cached = sortedLists.get(foods) ?? new Map<MenuSort, readonly Food[]>();
  sortedLists.set(foods, cached);
  return cached;
}

function sortFoods(foods: readonly Food[], sort: MenuSort): readonly Food[] {
  const cached = sortedListsOf(foods);
  const sorted = cached.get(sort) ?? [...foods].sort(comparisons[sort]);
  cached.set(sort, sorted);
  return sorted;
}

/** Filters, searches and sorts foods. Without `sort` the server's order is preserved, and search results are ranked. */
export function selectFoods(foods: readonly Food[], { category, q = '', sort }: MenuSearch): readonly Food[] {
  const inCategory = category === undefined ? foods : foods.filter((food) => food.category?.name === category);
  const results = searchItems(inCategory, q);
  if (sort === undefined) return results;
  const ordered = sortFoods(foods, sort);
  if (results === foods) return ordered;
  const resultSet = new Set(results);
  return ordered.filter((food) => resultSet.has(food));
}

/** Prepares a list for search and sorting, in steps. Each order is one step. */
export function* prepareFoods(foods: readonly Food[]): Generator<void, void> {
  yield* prepareSearch(foods);
  for (const sort of sorts) {
    sortFoods(foods, sort);
    yield;
  }
}

/** The distinct labels of the menu's radios (Behaviour 'Extras must never break a literal check'): from the categories, or from the foods while the categories are missing. */
export function categoryNames(categories: readonly Category[] | undefined, foods: readonly Food[] | undefined): string[] {
  return [...new Set(categories?.map(({ name }) => name) ?? categoryNamesIn(foods))];
}

/** The distinct category names of the foods, in alphabetical order. */
export function usedCategoryNames(foods: readonly Food[] | undefined): string[] {
  return [...new Set(categoryNamesIn(foods))].sort(collator.compare);
}

const categoryNamesIn = (foods: readonly Food[] = []) => foods.flatMap(({ category }) => (category ? [category.name] : []));
