/** In the digits and groups of any language: `1350.50`, `১,৩৫০.৫০`. */
const decimalPattern = /^-?\p{Nd}+((,\p{Nd}{2,3})*,\p{Nd}{3})?(\.\p{Nd}{1,2})?$/u;

/** `৳250.00`, `Tk 250.00`, `$250.00`: letters are followed by a space. A dash for null or an invalid amount. */
export function formatPrice(amount: string | null, sign: string): string {
  if (amount === null || !decimalPattern.test(amount)) return '–';
  return /\p{L}$/u.test(sign) ? `${sign} ${amount}` : `${sign}${amount}`;
}
