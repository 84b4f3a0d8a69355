import { aboveTabBar, media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Of a notice that sticks to the lower edge. A share of the window's height. */
export const maxShare = 0.4;
const maxHeight = `${maxShare * 100}vh`;

/**
 * At the end of the page. One that fits sticks to the lower edge of the window until the end of the page is in view: it never covers the footer.
 * While a sheet sticks to that edge (`scrollClearance` then sets the style of the root), it does not: a phone has no space for both.
 */
export const floatingNotice = style({
  position: 'relative',
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
    '&:empty': { boxShadow: 'none' },
    ':root[data-has-notice]:not([style*="scroll-padding-bottom"]) &': { position: 'sticky' },
    '& ~ &': { margin: 0, boxShadow: 'none' },
  },
  '@media': {
    [media.medium]: { insetBlockEnd: vars.space.l },
    print: { display: 'none' },
  },
});

// One at a time: the second waits for the answer to the first. Its live region does not, or it would not announce what it shows then.
globalStyle(`${floatingNotice} ~ ${floatingNotice} > *`, { display: 'none' });

// What receives the focus is scrolled clear of it.
globalStyle(':root[data-has-notice]', { scrollPaddingBottom: `calc(${maxHeight} + ${aboveTabBar} + ${vars.space.l})` });

// On a page in English, too: as in bangla-type.css.ts.
globalStyle(`${floatingNotice}:lang(bn) :is(div, button)`, { wordSpacing: '0.12em' });
