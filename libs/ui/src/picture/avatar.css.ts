import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'end',
  justifyContent: 'center',
  overflow: 'hidden',
  flexShrink: 0,
  borderRadius: '50%',
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
export const avatarSize = styleVariants({
  s: inComponents({ width: '40px', height: '40px' }),
  m: inComponents({ width: '72px', height: '72px' }),
  l: inComponents({ width: '136px', height: '136px' }),
});
export const avatarImage = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.primarySoft,
});
/** A broken image keeps its accessible name; the fallback behind it is visible. */
export const hidden = componentStyle({ opacity: 0 });
export const fallback = componentStyle({ width: '86%', height: '86%' });
