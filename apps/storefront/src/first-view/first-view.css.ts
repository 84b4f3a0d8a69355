import { vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Whoever asked for another screen never sees home.
globalStyle(':root[data-opens="elsewhere"] [data-first-view]', { display: 'none' });

// Waiting places breathe from the moment on in which something is asked for; until then they would be out of step with those that follow.
globalStyle('[data-first-view] *', { animation: 'none' });

// Whoever is signed in finds their picture where the prerendered bar offers the login: the place is kept, the word is not shown.
globalStyle(':root[data-session="kept"] [data-first-view] header a[href="#/login/"]', {
  visibility: 'hidden',
  overflow: 'hidden',
  inlineSize: vars.size.touch,
  minInlineSize: 0,
  paddingInline: 0,
});

/** Between the bar and the page, and over it when scrolled. A browser without layers shows the page without any style. */
export const notice = style({
  '@layer': {
    components: {
      position: 'sticky',
      zIndex: vars.zIndex.sticky,
      insetBlockStart: vars.size.bar,
      // The page begins with as much room for the bar.
      marginBlock: `${vars.size.bar} calc(-1 * ${vars.size.bar})`,
      padding: vars.space.m,
      background: vars.color.criticalSoft,
      color: vars.color.ink,
      textAlign: 'center',
    },
  },
});
globalStyle(':root[data-start] [data-needs], :root:not([data-start="failed"]) [data-failed]', { display: 'none' });
