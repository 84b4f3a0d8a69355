import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** The shadow follows the torn edge; a box-shadow would be cut off with it. */
export const place = componentStyle({
  filter: `drop-shadow(0 0 0.5px ${vars.color.outline}) drop-shadow(0 6px 10px ${vars.color.shadow})`,
});

const tooth = '14px';

export const ticket = componentStyle({
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
});

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.l,
});

export const heading = componentStyle({ fontSize: vars.fontSize.l, lineHeight: vars.lineHeight.snug, letterSpacing: '-0.01em' });
export const total = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.primary,
  fontVariantNumeric: 'tabular-nums',
});
export const date = componentStyle({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.fontSize.s });

export const rows = componentStyle({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `2px dashed ${vars.color.line}`,
  fontSize: vars.fontSize.s,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2.5em minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  paddingBlock: vars.space.hair,
  overflowWrap: 'anywhere',
});
export const quantity = componentStyle({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const amount = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const more = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInlineEnd: vars.space.m,
  borderRadius: vars.radius.s,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = componentStyle({
  display: 'grid',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
