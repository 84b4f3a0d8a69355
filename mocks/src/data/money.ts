/** "12.50", "12" or 12.5 as poisha; null for any other value. */
export function readAmount(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(value));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Poisha as the decimal string of the contract: 82050 is "820.50". */
export const writeAmount = (poisha: number): string => `${String(Math.floor(poisha / 100))}.${String(poisha % 100).padStart(2, '0')}`;

/** Spec §9. Another brand has a rate of its own. */
export const specifiedTaxPercent = 5;

/** The tax on the subtotal, half-up on exact poisha. */
export const taxOf = (subtotal: number, percent: number): number => Math.floor((subtotal * Math.round(percent * 100) + 5_000) / 10_000);
