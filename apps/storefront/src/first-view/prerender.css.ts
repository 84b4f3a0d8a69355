import { vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Another route was requested: home is not shown.
globalStyle(':root[data-route="other"] [data-prerendered]', { display: 'none' });

// Skeletons pulse once loading has begun. Started earlier, they would be out of phase with those of the application.
globalStyle('[data-prerendered] *', { animation: 'none' });

// For a signed-in user the application renders a picture in place of the login link: reserve its space, hide the text.
globalStyle(':root[data-session="stored"] [data-prerendered] header a[href="#/login/"]', {
  visibility: 'hidden',
  overflow: 'hidden',
  inlineSize: vars.size.touch,
  minInlineSize: 0,
  paddingInline: 0,
});

/** Below the bar, sticky when scrolled. In a layer: a browser without cascade layers shows the page unstyled. */
export const notice = style({
  '@layer': {
    components: {
      position: 'sticky',
      zIndex: vars.zIndex.sticky,
      insetBlockStart: vars.size.bar,
      // Cancels the space that the page reserves for the bar.
      marginBlock: `${vars.size.bar} calc(-1 * ${vars.size.bar})`,
      padding: vars.space.m,
      background: vars.color.criticalSoft,
      color: vars.color.ink,
      textAlign: 'center',
    },
  },
});
globalStyle(':root[data-start] [data-requirements], :root:not([data-start="failed"]) [data-failed]', { display: 'none' });
