import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const icon = componentStyle({ flexShrink: 0 });
export const size = styleVariants({
  s: inComponents({ width: '1em', height: '1em' }),
  m: inComponents({ width: '1.25em', height: '1.25em' }),
  l: inComponents({ width: '2rem', height: '2rem' }),
});
