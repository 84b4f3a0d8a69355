const decimalPattern = /^-?\d+(\.\d{1,2})?$/;

/** `৳250.00`, `Tk 250.00`, `$250.00`: letters are followed by a space. A dash for null or an invalid amount. */
export function formatPrice(amount: string | null, sign: string): string {
  if (amount === null || !decimalPattern.test(amount)) return '–';
  return /\p{L}$/u.test(sign) ? `${sign} ${amount}` : `${sign}${amount}`;
}
