import { aboveTabBar, media, phoneOnly, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { clampLines } from '../../layout/clamp-lines.ts';

/** Over the page, without the clicks beside the card. */
export const sticky = style({
  position: 'sticky',
  insetBlockEnd: vars.space.l,
  zIndex: vars.zIndex.sticky,
  marginBlockStart: vars.space.xl,
  paddingInline: vars.space.l,
  pointerEvents: 'none',
  '@media': {
    [phoneOnly]: { insetBlockEnd: `calc(${aboveTabBar} + ${vars.space.s})`, paddingInline: vars.space.s },
    [media.lowViewport]: { position: 'static' },
  },
});

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.l}`,
  // Not by content: its width changes with the fonts.
  inlineSize: '36rem',
  maxInlineSize: '100%',
  marginInline: 'auto',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
});

export const text = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.m });

export const dishes = style(clampLines(1));
