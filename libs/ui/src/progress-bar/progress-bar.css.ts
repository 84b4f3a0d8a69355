import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** A shorter wait shows nothing. */
const delay = '300ms';

// From the centre to both sides: the same in every writing direction.
const grow = keyframes({
  from: { visibility: 'visible', transform: 'scaleX(0)' },
  to: { visibility: 'visible', transform: 'scaleX(0.9)' },
});

export const line = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.size.bar,
  insetInline: 0,
  zIndex: vars.zIndex.bar,
  // A border: forced colours would remove a background.
  borderBlockStart: `3px solid ${vars.color.accent}`,
  visibility: 'hidden',
  animation: `${grow} 8s ${vars.motion.ease} ${delay} forwards`,
  // The bar above it scrolls away.
  '@media': { [media.lowViewport]: { position: 'absolute' } },
});
