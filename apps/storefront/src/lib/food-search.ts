import type { Food } from '@my-food/api';

const bengaliZero = 0x09e6;

/**
 * A text as it is compared: without case, without the accents of Latin letters, Bengali digits as 0 to 9, without invisible joiners. The vowel
 * signs of Bengali are letters, not accents, and stay.
 */
export function toSearchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .toLowerCase();
}

interface Searchable {
  name: string;
  rest: string;
}

// Ten thousand descriptions are not normalised anew with each key.
const searchables = new WeakMap<Food, Searchable>();

function searchableOf(food: Food): Searchable {
  const known = searchables.get(food);
  if (known) return known;
  const fresh = { name: toSearchable(food.name), rest: toSearchable(`${food.category?.name ?? ''} ${food.description}`) };
  searchables.set(food, fresh);
  return fresh;
}

/** The foods in which every word is found: first those named so, then those whose category or description says it. The given order stays otherwise. */
export function searchFoods(foods: readonly Food[], words: string): readonly Food[] {
  const wanted = toSearchable(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return foods;
  const named: Food[] = [];
  const described: Food[] = [];
  for (const food of foods) {
    const { name, rest } = searchableOf(food);
    if (wanted.every((word) => name.includes(word))) named.push(food);
    else if (wanted.every((word) => name.includes(word) || rest.includes(word))) described.push(food);
  }
  return [...named, ...described];
}
