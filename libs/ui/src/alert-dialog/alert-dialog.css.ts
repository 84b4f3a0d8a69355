import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const positioner = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  justifyItems: 'center',
  padding: `${vars.space.s} ${vars.space.m}`,
  pointerEvents: 'none',
});

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

export const dialog = componentStyle({
  position: 'relative',
  display: 'grid',
  // A column of `auto` is at least as wide as its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.s})`,
  paddingBlock: vars.space.m,
  paddingInline: `${vars.space.xl} ${vars.space.l}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  overflow: 'hidden auto',
  animation: `${slideIn} 200ms ${vars.motion.ease}`,
});

export const edge = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '10px',
  background: vars.color.critical,
  maskImage: 'radial-gradient(circle at 10px 6px, transparent 3.5px, black 4px)',
  maskSize: '10px 12px',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const title = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});

export const icon = componentStyle({ display: 'grid', color: vars.color.critical });

export const subject = componentStyle({ fontWeight: vars.fontWeight.strong });
export const description = componentStyle({ color: vars.color.muted, lineHeight: vars.lineHeight.snug });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.s });
