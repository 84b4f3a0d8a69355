import { aboveTabBar, media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** At the lower edge of the window, and at the end of the page once that is in view: it never covers the footer. */
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
  '@media': {
    [media.medium]: { insetBlockEnd: vars.space.l },
    [media.lowViewport]: { position: 'static' },
    print: { display: 'none' },
  },
});

// On a page in English, too: as in bangla-type.css.ts.
globalStyle(`${floatingNotice}:lang(bn) :is(div, button)`, { wordSpacing: '0.12em' });
