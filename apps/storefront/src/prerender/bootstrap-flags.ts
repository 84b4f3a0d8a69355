import type { ShopConfig } from '../../shop-config.ts';

/** Matches the cookies of the theme and, in a shop with several languages, of the language. Without a lookbehind, which older browsers cannot parse. */
export const cookiePattern = ({ languages }: ShopConfig): RegExp =>
  languages.length > 1 ? /(?:^|; )(theme|language)=(\w+)/g : /(?:^|; )(theme)=(\w+)/g;

/**
 * Sets data attributes on the root element before the first paint: the theme and the language of the cookies, whether the browser can run the
 * application (`data-start`, docs/browsers.md), whether the prerendered home is the requested page, and whether a session is
 * stored. Runs as an inline script: its source is copied into the page, so it must not reference anything outside itself.
 */
export function setBootstrapFlags(cookies: RegExp): void {
  const flags = document.documentElement.dataset;
  document.cookie.replace(cookies, (_cookie, name: string, value: string) => (flags[name] = value));
  // True from Chrome 108, Safari 16.4, Firefox 111 and Samsung Internet 21. Older browsers see home and the browser requirements on every route.
  if (!CSS.supports('(font-synthesis-weight:none) and (align-items:last baseline)')) return;
  // In a frame of another page nothing is rendered.
  const isFramed = self !== top;
  flags['start'] = isFramed ? 'framed' : 'loading';
  const isHome = /^(#\/?(\?.*)?)?$/.test(location.hash);
  if (!isHome || isFramed) flags['route'] = 'other';
  try {
    if (localStorage.getItem('accessToken')) flags['session'] = 'stored';
  } catch {
    // Local storage is blocked: no session.
  }
}
