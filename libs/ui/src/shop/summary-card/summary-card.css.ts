import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.css.ts';
import { aboveTabBar, phoneOnly } from '../../theme/tab-bar.ts';

const box = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
} as const;

// On a phone its footer sticks to the lower edge of the window; `display: contents` makes the list's container its containing block.
export const card = componentStyle({
  display: 'contents',
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      display: 'grid',
      gap: vars.space.l,
      padding: vars.space.xl,
      ...box,
    },
  },
});

export const totals = componentStyle({
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
      // Not sticky in windows lower than 30rem (480 px, or 960 px at 200 % text): the offset becomes a large negative length.
      insetBlockEnd: `min(${aboveTabBar} + ${vars.space.s}, (100dvh - 30rem + 0.5px) * 999)`,
      zIndex: vars.zIndex.sticky,
      gap: vars.space.m,
      marginInline: `calc(-1 * ${vars.space.s})`,
      padding: vars.space.m,
      ...box,
      boxShadow: vars.shadow.float,
      // Another width, so that `scrollClearance` notices.
      selectors: { '[data-idle="true"] > &': { position: 'static', marginInline: 0, boxShadow: 'none' } },
    },
  },
});

export const actionBar = componentStyle({
  '@media': {
    [phoneOnly]: {
      // Below the note, closest to the thumb.
      order: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.s} ${vars.space.l}`,
      selectors: {
        // Generated content with an empty alternative text: the total is in the list above already.
        '&::before': {
          content: ['attr(data-total)', 'attr(data-total) / ""'],
          paddingInlineStart: vars.space.xs,
          fontSize: vars.fontSize.l,
          fontWeight: vars.fontWeight.bold,
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
  },
});

export const actions = componentStyle({ flex: '1 1 auto' });

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
  selectors: {
    '&:last-child': {
      alignItems: 'baseline',
      paddingBlockStart: vars.space.s,
      marginBlockStart: vars.space.xs,
      borderBlockStart: `2px dashed ${vars.color.line}`,
      color: vars.color.ink,
      fontSize: vars.fontSize.l,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

/** Tabular figures, aligned to the end: a changed amount shifts nothing else. */
export const amount = componentStyle({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const note = componentStyle({
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  // Takes no gap while it is empty. Without a box it would be no live region.
  selectors: { '&:empty': { position: 'absolute' } },
});
