import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const link = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.hair,
  flex: '1 1 0',
  minBlockSize: vars.size.touch,
  maxInlineSize: '160px',
  paddingInline: vars.space.m,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  '@media': {
    [media.medium]: {
      flex: '0 0 auto',
      // The same in every font: a late one shifts nothing (decision 0007). In pixels: large text leaves room for the brand.
      minInlineSize: '72px',
      fontSize: vars.fontSize.m,
    },
  },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.primary },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const label = componentStyle({
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
  '@media': {
    [media.hover]: { selectors: { [`${link}:hover &`]: { textDecorationLine: 'underline', textDecorationColor: vars.color.accent } } },
  },
  // Not by colour alone; forced colours have no other.
  selectors: { [`[aria-current] > &`]: { textDecorationLine: 'underline' } },
});

/** Icons are shown in the tab bar of a phone only. */
export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  '@media': { [media.medium]: { display: 'none' } },
});

const pop = keyframes({
  from: { transform: 'scale(0.4)' },
  '60%': { transform: 'scale(1.35)' },
  to: { transform: 'scale(1)' },
});

export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: `calc(50% + ${vars.space.xs})`,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.onAccent,
  // Capped: the count must fit beside the icon.
  fontSize: 'min(0.75rem, 17px)',
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': {
    [media.medium]: { insetBlockStart: 0, insetInlineStart: 'auto', insetInlineEnd: `calc(-1 * ${vars.space.xs})` },
  },
  selectors: {
    // Generated content: the count is not part of the link's text and accessible name.
    '&::before': { content: 'attr(data-count)' },
    '&[data-animated="true"]': { animation: `${pop} ${vars.motion.medium} ${vars.motion.ease}` },
  },
});
