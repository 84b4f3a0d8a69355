import { parseAmount } from '@my-food/api';
import { toPlainNumber } from '@my-food/ui';

/** No exponents, signs or third decimals: a number field accepts `1e5` and `-0`. */
const pattern = /^\d{1,8}(\.\d{1,2})?$/;

/** Parses '5', '2.5' or '2,5' to hundredths: a price to poisha, a percentage to hundredths of a per cent. Null when it is not a number above 0. */
export function parseHundredths(text: string): number | null {
  const number = toPlainNumber(text.trim());
  return (pattern.test(number) && parseAmount(number)) || null;
}
