import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  whiteSpace: 'nowrap',
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  fontSize: vars.fontSize.l,
  letterSpacing: '-0.02em',
  verticalAlign: 'middle',
});
