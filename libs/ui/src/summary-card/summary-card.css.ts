import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { aboveTabBar, phoneOnly } from '../top-bar/tab-bar.ts';

// A sheet at the lower edge of a phone, above the tab bar; a card that stays in sight beside the rows elsewhere.
export const card = componentStyle({
  position: 'sticky',
  insetBlockEnd: aboveTabBar,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space.m,
  marginInline: `calc(-1 * ${vars.space.l})`,
  padding: `${vars.space.l} ${vars.space.l} ${vars.space.m}`,
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.medium]: {
      insetBlockStart: `calc(${vars.size.bar} + ${vars.space.l})`,
      insetBlockEnd: 'auto',
      zIndex: 'auto',
      gap: vars.space.l,
      marginInline: 0,
      padding: vars.space.xl,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      boxShadow: 'none',
    },
  },
});

export const title = componentStyle({
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.02em',
  '@media': { [phoneOnly]: { fontSize: vars.fontSize.m } },
});

export const rows = componentStyle({ display: 'grid', gap: vars.space.xs });

export const row = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space.l, color: vars.color.muted });

/** Figures of equal width and right-aligned: a new amount moves nothing but itself. */
export const amount = componentStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const total = componentStyle({
  alignItems: 'baseline',
  paddingBlockStart: vars.space.s,
  marginBlockStart: vars.space.xs,
  borderBlockStart: `2px dashed ${vars.color.line}`,
  color: vars.color.ink,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
});

export const note = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize.s });
