import { vars } from '@my-food/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

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
