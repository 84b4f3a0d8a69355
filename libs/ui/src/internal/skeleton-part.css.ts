import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } });

export const pulsing = componentStyle({ animation: `${pulse} 1600ms ease-in-out infinite` });
export const skeletonPart = componentStyle({
  display: 'block',
  borderRadius: vars.radius.s,
  background: vars.color.line,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});
