import { parseAmount, type Poisha } from '@my-food/api';

/** How prices change. `hundredths`: of a per cent, or of a taka. */
export interface PriceAdjustment {
  direction: 'raise' | 'lower';
  unit: 'percent' | 'amount';
  hundredths: number;
}

const numberPattern = /^\d{1,8}(\.\d{1,2})?$/;

/** Parses '5' or '2.5' to hundredths; null for anything else, and for 0. */
export function parseHundredths(text: string): number | null {
  const trimmed = text.trim();
  const hundredths = numberPattern.test(trimmed) ? parseAmount(trimmed) : null;
  return hundredths === 0 ? null : hundredths;
}

/** The new price in poisha, rounded half-up; 0 or less when it is lowered too far. Exact: 10 digits times 10 digits exceed a safe integer. */
export function adjustPrice(price: Poisha, { direction, unit, hundredths }: PriceAdjustment): Poisha {
  const signed = direction === 'raise' ? hundredths : -hundredths;
  if (unit === 'amount') return price + signed;
  const whole = BigInt(price) * BigInt(10_000 + signed);
  return Number(whole <= 0n ? 0n : (whole + 5_000n) / 10_000n);
}
