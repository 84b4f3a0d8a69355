/** URLs of the built files, relative to the page. */
export interface Scripts {
  /** The entry and its transitive static imports. The largest is first, because it takes longest. */
  app: readonly string[];
  /** The URL of the inlined picture. Preloaded, so that it does not flash when the application requests it. */
  picture: string;
  /** The additional chunks of home. */
  home: readonly string[];
  /** The URL of the script that puts home and the start notices into Bangla. */
  bangla: string;
  /** The font subset of the Bengali words on home: the dish and the switch of the language; empty without such words. */
  font: string;
  /** The URL of the categories and of the script that renders them early; null with the mock backend. */
  categories: { url: string; script: string } | null;
}

/**
 * Loads the application after the first paint, so that it does not compete with the prerendered home; on a slow line it is requested before. Runs as an
 * inline script after bootstrap-flags.ts: its source is copied into the page, so it must not reference anything outside itself.
 */
export function loadApp({ app, home, picture, bangla, font, categories }: Scripts): void {
  const flags = document.documentElement.dataset;
  if (flags['start'] !== 'loading') return;
  const isHome = !flags['route'];
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  // Pages in the background and some browsers report no paint. `load` does not imply a paint, because fonts may delay it.
  const painted = new Promise<void>((resolve) => {
    if (!isHome || document.hidden) resolve();
    else {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
      }).observe({ type: 'paint', buffered: true });
      addEventListener('load', () => setTimeout(resolve, 1000));
    }
  });
  /** On a line that took 100 ms for the page no script arrives before the first paint. In Bangla it would delay the font that the paint waits for. */
  const canRequestEarly = () => {
    const [page] = performance.getEntriesByType('navigation');
    return flags['language'] !== 'bn' && page instanceof PerformanceNavigationTiming && page.responseEnd > 100;
  };
  /** Shows that the application did not load. Once mounted, it replaces this notice together with the prerendered home. */
  const showFailure = () => {
    if (document.querySelector('[data-prerendered]')) flags['start'] = 'failed';
  };
  /** Refetches the scripts, because the HTTP cache may have stored a 404, then reloads the page. Waits at most 3 s. */
  const retry = () => {
    const reload = () => location.reload();
    setTimeout(reload, 3000);
    Promise.all(app.concat(home).map((href) => fetch(href, { cache: 'reload' }))).then(reload, reload);
  };
  const preload = (href: string, as: '' | 'image' | 'font' = '') => {
    const link = document.createElement('link');
    link.rel = as ? 'preload' : 'modulepreload';
    link.as = as;
    if (as === 'font') link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  // The digits and the taka sign. Home does not use them, so the application does not wait for them.
  const loadDigits = () => void document.fonts.load('800 1em Bricolage Grotesque,Anek Bangla', '0৳').catch(() => undefined);
  const request = () => {
    // First what makes home usable: without HTTP/2 a browser opens six connections per host.
    if (isHome && categories) {
      const request = new Request(categories.url, { cache: 'no-cache' });
      const response = fetch(request);
      // The consumer handles a failure. Without a consumer it is ignored.
      response.catch(() => undefined);
      window.preloadedFetch = { url: request.url, response };
      preload(categories.script);
    }
    // All at once: otherwise the browser discovers the imports one level at a time.
    for (const href of isHome ? app.concat(home) : app) preload(href);
  };
  const start = () => {
    if (isHome) {
      if (categories) void import(/* @vite-ignore */ categories.script).catch(() => undefined);
      preload(picture, 'image');
    } else loadDigits();
    for (const image of document.images) if (image.dataset['src']) image.src = image.dataset['src'];
    // Evaluated one by one, each in its own task: one long task would block slow devices.
    app
      .reduce((before, href) => before.then(() => import(/* @vite-ignore */ href)), parsed)
      .then(loadDigits)
      .catch((error: unknown) => {
        console.error('The application did not load.', error);
        // Browsers do not refetch a failed module, so the next navigation reloads the page.
        addEventListener('hashchange', () => location.reload());
        showFailure();
      });
  };
  // Without them home stays hidden until the application is mounted.
  if (flags['language'] === 'bn')
    void Promise.all([parsed.then(() => import(/* @vite-ignore */ bangla)), document.fonts.load('1em Anek Bangla', 'ক')]).catch(
      () => undefined,
    );
  // Preloaded by script: discovered through its `@font-face` rule it would get a higher priority than the page's own resources.
  if (isHome && font) preload(font, 'font');
  // mount-app.tsx repeats a click that came before the application was mounted.
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-failed] button')) retry();
    const control = target.closest('[data-prerendered] :is(button,[role=button])');
    if (control) flags['pressed'] = control.getAttribute('aria-label') || control.textContent;
  });
  // prerender.css.ts shows the progress bar. The hash of the skip link is no route.
  addEventListener('hashchange', () => {
    if (location.hash === '#main') history.replaceState(0, '', '#');
    else flags['pending'] = '';
  });
  addEventListener('error', showFailure);
  addEventListener('unhandledrejection', showFailure);
  setTimeout(showFailure, 10_000);
  void Promise.race([painted, parsed.then(() => (canRequestEarly() ? undefined : painted))])
    .then(request)
    .then(() => painted)
    .then(start);
}
