import * as v from 'valibot';
import { parseAmount } from './amount.ts';

const digits = /^\d{1,15}$/;

/** An id or a quantity: an integer from 1 on, also when it is served as a string of digits. */
export const positiveInteger = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value)),
  v.number(),
  v.safeInteger(),
  v.minValue(1),
);

/** An amount in poisha; null when it cannot be read. */
export const amount = v.pipe(v.unknown(), v.transform(parseAmount));

/** The price of a dish in poisha; null when it cannot be read or is nothing: a dish is never free. */
export const foodPrice = v.pipe(
  amount,
  v.transform((price) => (price === 0 ? null : price)),
);
