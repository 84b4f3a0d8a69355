import { toDecimalText } from '@my-food/api';
import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../../../shop.config.ts';

/** `45000` poisha -> `'450.00'`: two decimals, no separators, no currency sign. A dash for an amount that could not be parsed. */
export function formatAmount(poisha: number | null): string {
  if (poisha === null || !Number.isSafeInteger(poisha)) return '–';
  return `${poisha < 0 ? '-' : ''}${toDecimalText(Math.abs(poisha))}`;
}

/** `84000` poisha -> '৳840.00'; '–' for null. */
export const formatMoney = (poisha: number | null): string => formatPrice(formatAmount(poisha), shop.currency.sign);
