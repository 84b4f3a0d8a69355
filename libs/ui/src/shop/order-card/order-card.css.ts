import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.css.ts';

/** The mask of the torn edge would clip a box-shadow, so the shadow is a filter on the parent. */
export const card = componentStyle({
  filter: `drop-shadow(0 0 0.5px ${vars.color.outline}) drop-shadow(0 6px 10px ${vars.color.shadow})`,
  '@media': { print: { marginBlockEnd: vars.space.l, filter: 'none', breakInside: 'avoid' } },
});

const tooth = '14px';
/** Without the shadow that outlines the torn edge. */
const framed = { border: `1px solid ${vars.color.outline}`, maskImage: 'none' };

export const receipt = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  padding: `${vars.space.xl} ${vars.space.xl} calc(${vars.space.xl} + ${tooth})`,
  borderStartStartRadius: vars.radius.s,
  borderStartEndRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.ink,
  maskImage: 'conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg)',
  maskSize: `${tooth} 100%`,
  maskPosition: '50% 0',
  '@media': { print: framed, [media.forcedColors]: framed },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  overflowWrap: 'anywhere',
});

export const heading = componentStyle({ fontSize: vars.fontSize.l, lineHeight: vars.lineHeight.snug, letterSpacing: '-0.01em' });
export const total = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.primary,
  fontVariantNumeric: 'tabular-nums',
});
export const date = componentStyle({ flexBasis: '100%', color: vars.color.muted, fontSize: vars.fontSize.s });

export const rows = componentStyle({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `2px dashed ${vars.color.line}`,
  fontSize: vars.fontSize.s,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  paddingBlock: vars.space.hair,
  overflowWrap: 'anywhere',
});
export const quantity = componentStyle({
  flex: 'none',
  minInlineSize: '2.5em',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
/** With large text the amount wraps to its own line before the name breaks. */
export const name = componentStyle({ flex: '1 1 5em', minInlineSize: 0 });
export const amount = componentStyle({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

/** The first line is the most important one. */
export const note = componentStyle({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `2px dashed ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, '@media': { print: { display: 'none' } } });
