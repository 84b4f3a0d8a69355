import * as v from 'valibot';
import { parseAmount } from './amount.ts';

const digits = /^\d{1,15}$/;

/** An id or a quantity: an integer of at least 1, or a string of digits. */
export const positiveInteger = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value)),
  v.number(),
  v.check((number) => Number.isSafeInteger(number) && number >= 1),
);

/** An amount in poisha; null when unreadable. */
export const amount = v.pipe(v.unknown(), v.transform(parseAmount));

/** The price of a dish in poisha; null when unreadable or zero: a dish is never free. */
export const foodPrice = v.pipe(
  amount,
  v.transform((price) => (price === 0 ? null : price)),
);
