import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  position: 'fixed',
  insetInlineEnd: vars.space.m,
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.toast,
  width: 'min(24rem, calc(100vw - 2rem))',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
});
export const summary = style({ cursor: 'pointer', fontWeight: vars.fontWeight.bold });
export const list = style({ display: 'grid', gap: vars.space.xs, margin: `${vars.space.s} 0`, padding: 0, listStyle: 'none' });
export const state = style({
  display: 'inline-block',
  paddingInline: vars.space.s,
  borderRadius: vars.space.s,
  background: vars.color.primarySoft,
  lineHeight: vars.lineHeight.snug,
});
export const past = style({ margin: 0, color: vars.color.muted });
