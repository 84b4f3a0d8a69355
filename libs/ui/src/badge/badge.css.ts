import { keyframes, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
export const tone = styleVariants({
  neutral: inComponents({ background: vars.color.sunken, borderColor: vars.color.outline, color: vars.color.ink }),
  positive: inComponents({ background: vars.color.primarySoft, color: vars.color.positive }),
  accent: inComponents({ background: vars.color.accent, color: vars.color.onAccent }),
  critical: inComponents({ background: vars.color.criticalSoft, color: vars.color.critical }),
});

const pop = keyframes({ '0%': { transform: 'scale(0.6)' }, '55%': { transform: 'scale(1.3)' }, '100%': { transform: 'scale(1)' } });
export const countBadge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.35rem',
  height: '1.35rem',
  paddingInline: '0.3rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '0.8125rem',
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const growing = componentStyle({ animation: `${pop} ${vars.motion.medium} ${vars.motion.ease}` });
