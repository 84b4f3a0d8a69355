/**
 * Runs before anything is drawn, as an inline script of the page: the chosen theme, whether the prerendered home is what was asked for, and
 * whether somebody is signed in. Its source goes into the page as it stands here, so it may use nothing from outside itself.
 */
export function markDocument(): void {
  const marks = document.documentElement.dataset;
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  if (theme) marks['theme'] = theme;
  const isHome = /^(#\/?(\?.*)?)?$/.test(location.hash);
  // A page of somebody else's that frames the shop shows nothing.
  if (!isHome || window.self !== window.top) marks['opens'] = 'elsewhere';
  try {
    if (localStorage.getItem('accessToken')) marks['session'] = 'kept';
  } catch {
    // Without a storage nobody is signed in.
  }
}
