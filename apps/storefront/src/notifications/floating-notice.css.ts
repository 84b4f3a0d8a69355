import { aboveTabBar, media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * At the lower edge of the window, and at the end of the page once that is in view: it never covers the footer. While a sheet sticks to that edge
 * (`scrollClearance` then sets the style of the root), it is at the end of the page only: a phone has no space for both.
 */
export const floatingNotice = style({
  position: 'sticky',
  insetBlockEnd: `calc(${aboveTabBar} + ${vars.space.s})`,
  zIndex: vars.zIndex.sticky,
  width: 'fit-content',
  maxInlineSize: `calc(min(28rem, 100%) - 2 * ${vars.space.s})`,
  margin: vars.space.s,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  selectors: {
    ':root[style*="scroll-padding-bottom"] &': { position: 'relative' },
    // One at a time, the newest.
    '&:has(~ &)': { display: 'none' },
  },
  '@media': {
    [media.medium]: { insetBlockEnd: vars.space.l },
    [media.lowViewport]: { position: 'static' },
    print: { display: 'none' },
  },
});

// What receives the focus is scrolled clear of it.
globalStyle(`:root:has(${floatingNotice})`, {
  scrollPaddingBottom: '20rem',
  '@media': { [media.lowViewport]: { scrollPaddingBottom: 'auto' } },
});

// On a page in English, too: as in bangla-type.css.ts.
globalStyle(`${floatingNotice}:lang(bn) :is(div, button)`, { wordSpacing: '0.12em' });
