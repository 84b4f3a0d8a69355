import { componentStyle } from '../theme/layers.css.ts';

export const price = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
