import { parseAmount, type Poisha } from '@my-food/api';

/** No exponents, signs or third decimals: a number field accepts `1e5` and `-0`. */
const pricePattern = /^\d{1,8}(\.\d{1,2})?$/;

/** Parses the price field to poisha; null when it is not a price above 0. */
export function parsePrice(text: string): Poisha | null {
  const trimmed = text.trim();
  const amount = pricePattern.test(trimmed) ? parseAmount(trimmed) : null;
  return amount === 0 ? null : amount;
}
