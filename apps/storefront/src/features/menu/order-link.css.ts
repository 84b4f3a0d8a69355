import { aboveTabBar, media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** At the lower edge of the window, and at the end of the page once that is in view: it never covers the footer. */
export const floating = style({
  position: 'sticky',
  insetBlockEnd: `calc(${aboveTabBar} + ${vars.space.s})`,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: 'auto',
  pointerEvents: 'none',
  '@media': {
    [media.medium]: { insetBlockEnd: vars.space.l },
    [media.lowViewport]: { position: 'static' },
    print: { display: 'none' },
  },
});

globalStyle(`${floating} > a`, { flex: '1 1 auto', maxWidth: '28rem', boxShadow: vars.shadow.float, pointerEvents: 'auto' });
