import { parseAmount, type Poisha } from '@my-food/api';

/** Without exponents, signs or a third decimal: a number field takes `1e5` and `-0` for numbers. */
const writable = /^\d{1,8}(\.\d{1,2})?$/;

export const priceRefusal = 'Please write digits with at most two decimals, such as 250.50, and more than 0.';

/** What was typed into the price field in poisha, or null when it is no price. */
export function parsePrice(text: string): Poisha | null {
  const trimmed = text.trim();
  const amount = writable.test(trimmed) ? parseAmount(trimmed) : null;
  return amount === 0 ? null : amount;
}
