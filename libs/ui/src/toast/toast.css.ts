import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-12px) scale(0.98)' }, to: { opacity: 1, transform: 'none' } });

export const toast = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 'min(280px, 100%)',
  maxInlineSize: 'min(480px, 100%)',
  paddingInlineStart: vars.space.xl,
  paddingInlineEnd: vars.space.xs,
  paddingBlock: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  // The region and modal dialogs disable pointer events; toasts stay clickable.
  pointerEvents: 'auto',
  overflow: 'hidden',
  animation: `${slideIn} 200ms ${vars.motion.ease}`,
});

/** A perforated edge in the colour of the tone. */
export const edge = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '10px',
  maskImage: 'radial-gradient(circle at 10px 6px, transparent 3.5px, black 4px)',
  maskSize: '10px 12px',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.pill,
});

export const tone = styleVariants({
  success: inComponents({ background: vars.color.primary, color: vars.color.onPrimary }),
  error: inComponents({ background: vars.color.critical, color: vars.color.onCritical }),
  info: inComponents({ background: vars.color.accent, color: vars.color.onAccent }),
});

export const text = componentStyle({ overflowWrap: 'anywhere', paddingBlock: vars.space.s });
