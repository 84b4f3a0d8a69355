import type { Category, Food } from '@my-food/api';
import type { MenuSearch, MenuSort } from '../routing/search.ts';
import { prepareSearch, searchIn } from './food-search.ts';

const byLetters = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

const comparisons: Record<MenuSort, (one: Food, other: Food) => number> = {
  // Unknown prices come last in both orders.
  price: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0,
  '-price': (one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity) || 0,
  name: (one, other) => byLetters.compare(one.name, other.name),
  '-name': (one, other) => byLetters.compare(other.name, one.name),
};
const sorts = ['price', '-price', 'name', '-name'] as const satisfies readonly MenuSort[];

// Sorting ten thousand names takes 0.1 s. Each list is sorted once per order, usually when idle.
const orders = new WeakMap<readonly Food[], Map<MenuSort, readonly Food[]>>();

function ordersOf(foods: readonly Food[]): Map<MenuSort, readonly Food[]> {
  const known = orders.get(foods) ?? new Map<MenuSort, readonly Food[]>();
  orders.set(foods, known);
  return known;
}

function inOrder(foods: readonly Food[], sort: MenuSort): readonly Food[] {
  const known = ordersOf(foods);
  const sorted = known.get(sort) ?? [...foods].sort(comparisons[sort]);
  known.set(sort, sorted);
  return sorted;
}

/** Filters, searches and sorts foods. Without `sort` the server's order is preserved, and search results are ranked. */
export function selectFoods(foods: readonly Food[], { category, q = '', sort }: MenuSearch): readonly Food[] {
  const chosen = category === undefined ? foods : foods.filter((food) => food.category?.name === category);
  const found = searchIn(chosen, q);
  if (sort === undefined) return found;
  const ordered = inOrder(foods, sort);
  if (found === foods) return ordered;
  const wanted = new Set(found);
  return ordered.filter((food) => wanted.has(food));
}

/** Prepares a list for search and sorting, in steps. Each order is one step. */
export function* prepareFoods(foods: readonly Food[]): Generator<void, void> {
  yield* prepareSearch(foods);
  for (const sort of sorts) {
    inOrder(foods, sort);
    yield;
  }
}

/** The distinct labels of the menu's radios (Behaviour 'Extras must never break a literal check'): from the categories, or from the foods while the categories are missing. */
export function categoryNames(categories: readonly Category[] | undefined, foods: readonly Food[] | undefined): string[] {
  return [...new Set(categories?.map(({ name }) => name) ?? namesIn(foods))];
}

/** The distinct category names of the foods, in alphabetical order. */
export function categoriesOf(foods: readonly Food[] | undefined): string[] {
  return [...new Set(namesIn(foods))].sort(byLetters.compare);
}

const namesIn = (foods: readonly Food[] = []) => foods.flatMap(({ category }) => (category ? [category.name] : []));
