import { totalsOf, type Totals } from '@my-food/machines';
import { shop } from '../../shop.config.ts';
import type { CartLine } from './cart-dish.ts';

/** Subtotal, tax and total at the tax rate of the shop, in poisha. */
export const cartTotals = (lines: readonly CartLine[]): Totals => totalsOf(lines, shop.tax.percent);
