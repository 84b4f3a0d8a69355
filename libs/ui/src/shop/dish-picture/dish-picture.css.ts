import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, inComponents } from '../../theme/layers.css.ts';

export const backdrop = componentStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  flexShrink: 0,
  borderRadius: vars.radius.m,
  color: vars.color.ink,
});
export const backdropColor = styleVariants(vars.color.backdrop, (background) => inComponents({ background }));
export const size = styleVariants({
  card: inComponents({ width: '100%', aspectRatio: '4 / 3' }),
  large: inComponents({ width: '100%', aspectRatio: '1 / 1', borderRadius: vars.radius.l }),
  row: inComponents({ width: '88px', height: '88px' }),
  thumb: inComponents({ width: '52px', height: '52px', borderRadius: vars.radius.s }),
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
});
export const shown = componentStyle({ opacity: 1 });
/** An image without a background gets a margin and a shadow. */
export const cutout = componentStyle({
  inset: '13%',
  width: '74%',
  height: '74%',
  objectFit: 'contain',
  filter: `drop-shadow(0 0.35rem 0.5rem ${vars.color.shadow})`,
});
