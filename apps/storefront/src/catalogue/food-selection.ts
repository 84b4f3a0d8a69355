import type { Category, Food } from '@my-food/api';
import { menuSorts, type MenuSearch, type MenuSort } from '../navigation/search-params.ts';
import { prepareSearch, searchItems } from './food-search.ts';

type Comparison = (one: Food, other: Food) => number;

/** English sorts Bengali names last, Bangla first. */
export const collate = (tag: string) => new Intl.Collator(tag, { numeric: true, sensitivity: 'base' }).compare;

const comparisons: Record<MenuSort, (tag: string) => Comparison> = {
  // Unknown prices come last in both orders. The order of two, NaN, counts as equal.
  price: () => (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity),
  '-price': () => (one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity),
  name: (tag) => {
    const compare = collate(tag);
    return (one, other) => compare(one.name, other.name);
  },
  '-name': (tag) => {
    const compare = collate(tag);
    return (one, other) => compare(other.name, one.name);
  },
};

// Sorting ten thousand names takes 0.1 s. Each list is sorted once per order and language, usually when idle.
const sortedLists = new WeakMap<readonly Food[], Map<string, readonly Food[]>>();

function sortedListsOf(foods: readonly Food[]): Map<string, readonly Food[]> {
  const cached = sortedLists.get(foods) ?? new Map<string, readonly Food[]>();
  sortedLists.set(foods, cached);
  return cached;
}

function sortFoods(foods: readonly Food[], sort: MenuSort, tag: string): readonly Food[] {
  const cached = sortedListsOf(foods);
  const key = `${sort} ${tag}`;
  const sorted = cached.get(key) ?? [...foods].sort(comparisons[sort](tag));
  cached.set(key, sorted);
  return sorted;
}

/** Filters, searches and sorts foods: without `sort` in the server's order, or by the rank of the search. `tag`: the language of the page, BCP 47. */
export function selectFoods(foods: readonly Food[], { category, q = '', sort }: MenuSearch, tag: string): readonly Food[] {
  const inCategory = category === undefined ? foods : foods.filter((food) => food.category?.name === category);
  const results = searchItems(inCategory, q);
  if (sort === undefined) return results;
  const ordered = sortFoods(foods, sort, tag);
  if (results === foods) return ordered;
  const resultSet = new Set(results);
  return ordered.filter((food) => resultSet.has(food));
}

/** Prepares a list for search and sorting, in steps. Each order is one step. */
export function* prepareFoods(foods: readonly Food[], tag: string): Generator<void, void> {
  yield* prepareSearch(foods);
  for (const sort of menuSorts) {
    sortFoods(foods, sort, tag);
    yield;
  }
}

/** The distinct names of the menu's radios (Behaviour 'Forms, toasts, texts'). Those in the foods while there are no categories. */
export function categoryNames(categories: readonly Category[] | undefined, foods: readonly Food[] | undefined): string[] {
  return [...new Set(categories?.map(({ name }) => name) ?? categoryNamesIn(foods))];
}

const categoryNamesIn = (foods: readonly Food[] = []) => foods.flatMap(({ category }) => (category ? [category.name] : []));
