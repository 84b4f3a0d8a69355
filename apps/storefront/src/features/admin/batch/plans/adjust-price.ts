import type { Poisha } from '@my-food/api';

/** How prices change. `hundredths`: of a per cent, or of a taka. */
export interface PriceAdjustment {
  direction: 'raise' | 'lower';
  unit: 'percent' | 'amount';
  hundredths: number;
}

/** The new price in poisha, rounded half-up; 0 or less when it is lowered too far. Exact: 10 digits times 10 digits exceed a safe integer. */
export function adjustPrice(price: Poisha, { direction, unit, hundredths }: PriceAdjustment): Poisha {
  const signed = direction === 'raise' ? hundredths : -hundredths;
  if (unit === 'amount') return price + signed;
  const whole = BigInt(price) * BigInt(10_000 + signed);
  return Number(whole <= 0n ? 0n : (whole + 5_000n) / 10_000n);
}
