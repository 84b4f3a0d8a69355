/**
 * Runs before anything is drawn, as an inline script of the page: the chosen theme, whether the browser can run the application (`data-start`,
 * docs/browsers.md), whether the prerendered home is what was asked for, and whether somebody is signed in. Its source goes into the page, so it
 * may use nothing from outside itself.
 */
export function markDocument(): void {
  const marks = document.documentElement.dataset;
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  if (theme) marks['theme'] = theme;
  // Chrome 108, Safari 16.4, Firefox 111, Samsung Internet 21. Below, home stays on every route, with what a browser needs.
  if (!CSS.supports('(font-synthesis-weight:none) and (align-items:last baseline)')) return;
  // A page of somebody else's that frames the shop shows nothing.
  const isFramed = window.self !== window.top;
  marks['start'] = isFramed ? 'refused' : 'awaited';
  const isHome = /^(#\/?(\?.*)?)?$/.test(location.hash);
  if (!isHome || isFramed) marks['opens'] = 'elsewhere';
  try {
    if (localStorage.getItem('accessToken')) marks['session'] = 'kept';
  } catch {
    // Without a storage nobody is signed in.
  }
}
