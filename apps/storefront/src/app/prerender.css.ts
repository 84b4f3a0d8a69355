import { vars } from '@my-food/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Another route was requested, or home is not in Bangla yet (show-home-in-bangla.ts).
globalStyle(':root:is([data-route], [data-start][data-language="bn"]) [data-prerendered]', { display: 'none' });

// Skeletons pulse once loading has begun. Started earlier, they would be out of phase with those of the application.
globalStyle('[data-prerendered] main *', { animation: 'none' });

// For a signed-in user the application renders a picture in place of the login link: reserve its space, hide the text.
globalStyle(':root[data-session="stored"] [data-prerendered] header a[href="#/login/"]', {
  visibility: 'hidden',
  overflow: 'hidden',
  inlineSize: vars.size.touch,
  minInlineSize: 0,
  paddingInline: 0,
});

// A link was followed before the application was mounted.
globalStyle('[data-pending]:not([data-start="failed"]) [data-prerendered] [hidden]', { display: 'block' });

globalStyle(':root[data-start] [data-requirements], :root:not([data-start="failed"]) [data-failed]', { display: 'none' });
