import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const trigger = componentStyle({ display: 'inline-flex', maxWidth: '100%' });

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Touches the trigger with its padding, so that the pointer can move from one to the other. */
export const positioner = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: 0,
  left: 0,
  paddingBlock: '6px',
  maxInlineSize: `min(20rem, calc(100vw - 2 * ${vars.space.s}))`,
  // Modal dialogs disable those of the page.
  pointerEvents: 'auto',
  // The delay is of the animation, so that a passing pointer shows nothing.
  animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.ease} 300ms backwards`,
});
export const bubble = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  background: vars.color.ink,
  color: vars.color.canvas,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' }, print: { display: 'none' } },
});
