import { formatPrice } from '@my-food/ui/format-price';
import { shop } from '../../../shop.config.ts';

/** `45000` poisha -> `'450.00'`: two decimals, no separators, no currency sign. A dash for an amount that could not be parsed. */
export function formatAmount(poisha: number | null): string {
  if (poisha === null || !Number.isSafeInteger(poisha)) return '–';
  const digits = String(Math.abs(poisha)).padStart(3, '0');
  return `${poisha < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `84000` poisha -> '৳840.00'; '–' for null. */
export const formatMoney = (poisha: number | null): string => formatPrice(formatAmount(poisha), shop.currency.sign);
