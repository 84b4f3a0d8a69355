/** The currency signs of the product: ৳ on cards and lists, Tk on details, $ in the admin list. */
export type PriceSign = '৳' | 'Tk' | '$';

const decimalPattern = /^-?\d+(\.\d{1,2})?$/;

/** `৳250.00`, `Tk 250.00`, `$250.00`; a dash for null or an invalid amount. */
export function formatPrice(amount: string | null, sign: PriceSign): string {
  if (amount === null || !decimalPattern.test(amount)) return '–';
  return sign === 'Tk' ? `${sign} ${amount}` : `${sign}${amount}`;
}
