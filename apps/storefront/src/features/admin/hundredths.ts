import { parseAmount } from '@my-food/api';
import { toPlainNumber } from '@my-food/ui';

const maxDigits = 8;

/** The largest number that `parseHundredths` accepts: eight digits before the point. */
export const maxHundredths = 10 ** (maxDigits + 2) - 1;

/** No exponents, signs or third decimals: a number field accepts `1e5` and `-0`. */
const pattern = new RegExp(`^\\d{1,${String(maxDigits)}}(\\.\\d{1,2})?$`);

/** Parses '5', '2.5' or '2,5' to hundredths: a price to poisha, a percentage to hundredths of a per cent. Null when it is not a number above 0. */
export function parseHundredths(text: string): number | null {
  const number = toPlainNumber(text).trim();
  return (pattern.test(number) && parseAmount(number)) || null;
}
