/** An amount of money: an integer number of poisha, 1/100 taka. */
export type Poisha = number;

const decimalText = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/;
const maxTaka = 999_999_999.99;

function parseDecimalText(text: string): Poisha | null {
  const parts = decimalText.exec(text);
  if (parts === null) return null;
  const [, whole = '', fraction = ''] = parts;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function parseNumber(taka: number): Poisha | null {
  if (!(taka >= 0 && taka <= maxTaka)) return null;
  // `abs` turns negative zero into zero.
  const poisha = Math.abs(Math.round(taka * 100));
  // Accepts the float error of a server's sum (20.700000000000003), but not a third decimal (0.005).
  return Math.abs(taka * 100 - poisha) < 0.0001 ? poisha : null;
}

/**
 * Reads an amount of taka with at most two decimals (`"12.50"`, `12.5`, `"12"`) below 1,000,000,000; null for everything else.
 * Zero is an amount, for taxes; `foodPrice` excludes it for dishes.
 */
export function parseAmount(value: unknown): Poisha | null {
  if (typeof value === 'string') return parseDecimalText(value);
  if (typeof value === 'number') return parseNumber(value);
  return null;
}

/** The amount as text with exactly two decimals, as the contract and form fields have it: 1250 is `"12.50"`. */
export function toDecimalText(amount: Poisha): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('An amount is a whole number of poisha, not negative.');
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** The amount as a JSON number with at most two decimals. Converts the text: a division would add float errors. */
export function toDecimalNumber(amount: Poisha): number {
  return Number(toDecimalText(amount));
}
