import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { aboveTabBar, phoneOnly } from '../top-bar/tab-bar.ts';

const box = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
} as const;

// A card that stays in sight beside the rows. On a phone the action leaves it for the lower edge of the window: there the box of the card is
// given up, so that the action may stick for as long as the whole list is in sight.
export const card = componentStyle({
  display: 'contents',
  '@media': {
    [media.medium]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.bar} + ${vars.space.l})`,
      display: 'grid',
      gap: vars.space.l,
      padding: vars.space.xl,
      ...box,
    },
    [media.low]: { position: 'static' },
  },
});

export const bill = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [phoneOnly]: {
      padding: vars.space.l,
      ...box,
    },
  },
});

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [phoneOnly]: {
      position: 'sticky',
      // Far below the window, and so in its place, where the window has no room for it and the rows: below 480 px, or twice that for large text.
      insetBlockEnd: `min(${aboveTabBar} + ${vars.space.s}, (100dvh - 30rem + 0.5px) * 999)`,
      zIndex: vars.layer.sticky,
      gap: vars.space.m,
      marginInline: `calc(-1 * ${vars.space.s})`,
      padding: vars.space.m,
      ...box,
      boxShadow: vars.shadow.float,
    },
  },
});

export const action = componentStyle({
  '@media': {
    [phoneOnly]: {
      // Under what is said about it, as near to the thumb as it was before.
      order: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.s} ${vars.space.l}`,
      selectors: {
        // Drawn, not written: the sum stands in the bill already.
        '&::before': {
          content: 'attr(data-total) / ""',
          paddingInlineStart: vars.space.xs,
          fontSize: vars.fontSize.l,
          fontWeight: vars.fontWeight.bold,
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
  },
});

export const way = componentStyle({ flex: '1 1 auto' });

export const title = componentStyle({
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.02em',
});

export const rows = componentStyle({ display: 'grid', gap: vars.space.xs });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  color: vars.color.muted,
});

/** Figures of equal width and right-aligned: a new amount moves nothing but itself. */
export const amount = componentStyle({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const total = componentStyle({
  alignItems: 'baseline',
  paddingBlockStart: vars.space.s,
  marginBlockStart: vars.space.xs,
  borderBlockStart: `2px dashed ${vars.color.line}`,
  color: vars.color.ink,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
});

export const note = componentStyle({
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  // What is said there comes and goes; the gap above it too.
  selectors: { '&:empty': { display: 'none' } },
});
