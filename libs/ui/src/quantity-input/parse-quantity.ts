import { toEuropeanDigits } from '../internal/european-digits.ts';

/** Reads a typed quantity in European or Bengali digits: 1 to `maximum`, larger numbers become `maximum`. Null for anything else. */
export function parseQuantity(text: string, maximum: number): number | null {
  const digits = toEuropeanDigits(text).trim();
  const quantity = /^\d+$/.test(digits) ? Number(digits) : 0;
  return quantity < 1 ? null : Math.min(quantity, maximum);
}
