import { componentStyle } from '../theme/layers.css.ts';

/** One piece: it breaks only where the line is shorter than the amount. */
export const price = componentStyle({ display: 'inline-block', maxInlineSize: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
