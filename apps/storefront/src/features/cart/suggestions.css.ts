import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const suggestions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  selectors: { '&[inert]': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

export const suggestion = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const name = style({ display: 'block', fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' });
