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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

/** As wide as its longest word: with large text the button wraps to its own line before a word breaks. */
export const text = style({ flex: '1 1 auto', inlineSize: 'min-content', minInlineSize: 0 });

export const name = style({ display: 'block', fontWeight: vars.fontWeight.strong });
