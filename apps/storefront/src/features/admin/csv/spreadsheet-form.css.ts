import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const fileField = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });

/** The browser's field, with the button of the shop. */
export const file = style({
  font: 'inherit',
  maxInlineSize: '100%',
  minInlineSize: 0,
  color: vars.color.muted,
  '::file-selector-button': {
    font: 'inherit',
    fontWeight: vars.fontWeight.strong,
    minBlockSize: vars.size.touch,
    marginInlineEnd: vars.space.m,
    paddingInline: vars.space.l,
    border: `1px solid ${vars.color.outline}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.ink,
    cursor: 'pointer',
  },
});
