import type { OrderItem } from '@my-food/api';
import type { Formats } from '../locale.ts';

/** Letters that are written from right to left, and marks that change the direction of what follows them. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const directionalMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A user's text for a string with other texts, which it must not turn (Faults §2). Without its own marks it cannot end the isolation. Most texts stay as
 * they are.
 */
export const isolate = (text: string): string => (turning.test(text) ? `\u2068${text.replace(directionalMarks, '')}\u2069` : text);

/** Dishes in one line: '2 × Naan, 1 × Dal'. */
export const formatDishes = (items: readonly Pick<OrderItem, 'foodName' | 'quantity'>[], count: Formats['count']): string =>
  items.map(({ foodName, quantity }) => `${count(quantity)} × ${isolate(foodName)}`).join(', ');
