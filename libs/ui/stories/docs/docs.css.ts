import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const page = style({
  marginBlock: vars.space.xxl,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.text,
});
export const points = style({ paddingInlineStart: '1.2em', listStyle: 'disc', maxWidth: vars.size.measure });
export const comparison = styleVariants({ good: vars.color.positive, poor: vars.color.critical }, (color) => ({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  borderBlockStart: `4px solid ${color}`,
  paddingBlockStart: vars.space.m,
}));
