import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const control = style({ minWidth: 0 });

export const button = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: `calc(100% + ${vars.space.s})`,
  minBlockSize: vars.size.touch,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  background: 'transparent',
  cursor: 'text',
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
    // A table scrolls: its column is as wide as the price and the pencil.
    'td &': { flexWrap: 'nowrap', maxInlineSize: 'none' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.outline, background: vars.color.canvas } } } },
});

/** Shows that the price can be changed. */
export const pencil = style({
  display: 'inline-flex',
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  '@media': { print: { display: 'none' } },
});

/** Beside the buttons of a card in two columns. A reason takes the width that it needs. */
export const field = style({ inlineSize: '7.5rem', maxInlineSize: '100%' });
export const fieldWithReason = style([field, { inlineSize: '14rem' }]);
