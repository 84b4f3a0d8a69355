import { componentStyle } from '../theme/layers.css.ts';

/** Back points to where a line begins. */
export const mirrored = componentStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
