import type { OrderItem } from '@my-food/api';
import type { Formats } from '../locale.ts';
import { isolate } from './isolate.ts';

/** Dishes in one line: '2 × Naan, 1 × Dal'. */
export const formatDishes = (items: readonly Pick<OrderItem, 'foodName' | 'quantity'>[], count: Formats['count']): string =>
  items.map(({ foodName, quantity }) => `${count(quantity)} × ${isolate(foodName)}`).join(', ');
