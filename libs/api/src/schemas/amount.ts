/** Money inside the product: an integer number of poisha, a hundredth of a taka. */
export type Poisha = number;

const decimalText = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/;
const largestTaka = 999_999_999.99;

function parseDecimalText(text: string): Poisha | null {
  const parts = decimalText.exec(text);
  if (parts === null) return null;
  const [, whole = '', fraction = ''] = parts;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function parseNumber(taka: number): Poisha | null {
  if (!(taka >= 0 && taka <= largestTaka)) return null;
  // Not negative, and no negative zero either.
  const poisha = Math.abs(Math.round(taka * 100));
  // A server that adds floats says 20.700000000000003; that is still 20.70, while 0.005 is no amount.
  return Math.abs(taka * 100 - poisha) < 0.0001 ? poisha : null;
}

/**
 * Reads an amount of taka with at most two decimals (`"12.50"`, `12.5`, `"12"`) below a thousand million, or null: everything else is unreadable.
 * Zero is an amount (a tax can be zero); that a dish cannot cost nothing is decided where foods are read.
 */
export function parseAmount(value: unknown): Poisha | null {
  if (typeof value === 'string') return parseDecimalText(value);
  if (typeof value === 'number') return parseNumber(value);
  return null;
}

/** The amount as text with exactly two decimals, for form fields: 1250 is `"12.50"`. */
export function toDecimalText(amount: Poisha): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('An amount is a whole number of poisha, not negative.');
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** The amount as a JSON number with at most two decimals. Through the text: dividing would bring float errors into the payload. */
export function toDecimalNumber(amount: Poisha): number {
  return Number(toDecimalText(amount));
}
