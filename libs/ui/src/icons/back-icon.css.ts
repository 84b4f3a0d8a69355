import { componentStyle } from '../theme/layers.css.ts';

/** Mirrored in right-to-left text. */
export const mirrored = componentStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
