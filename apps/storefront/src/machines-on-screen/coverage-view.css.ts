import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const scroll = style({ overflowX: 'auto' });
export const table = style({ borderCollapse: 'collapse', fontFamily: vars.font.text, fontSize: vars.fontSize.s, color: vars.color.ink });
export const head = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `2px solid ${vars.color.outline}`,
  textAlign: 'start',
  fontWeight: vars.fontWeight.strong,
});
export const cell = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { minWidth: '16rem', whiteSpace: 'normal' } },
});
