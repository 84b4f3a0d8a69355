/** Addresses of the built scripts, relative to the page. */
export interface Scripts {
  entry: string;
  /** What the entry imports, all the way down, each after what it imports itself. */
  needed: readonly string[];
  /** The picture that stands inside the page, as the application will ask for it: there in time, it does not blink. */
  picture: string;
  /** What the home screen needs besides. */
  home: readonly string[];
  /** The letters of the one Bengali name of home and of its price; other screens do not write them. */
  favourite: string;
  /** Where the categories are read, and what draws them before the application does; null where the shop answers itself. */
  categories: { address: string; script: string } | null;
}

/**
 * Runs right after mark-document.ts, as an inline script: the application is asked for after the first paint, so that it competes with nothing the
 * first view is waiting for. Its source goes into the page as it stands here, so it may use nothing from outside itself.
 */
export function startApplication({ entry, needed, picture, home, favourite, categories }: Scripts): void {
  const marks = document.documentElement.dataset;
  if (marks['start'] !== 'awaited') return;
  const isHome = !marks['opens'];
  const isParsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const all = needed.concat(entry, home);
  let hasStarted = false;
  /** Says that the application did not start. What it draws takes the words away with the prerendered home. */
  const fail = () => {
    if (document.querySelector('[data-first-view]')) marks['start'] = 'failed';
  };
  /** Asks for the whole page again, and before it for the scripts past the HTTP cache, which may hold an old 404. Not for longer than 3 s. */
  const retry = () => {
    const reload = () => location.reload();
    setTimeout(reload, 3000);
    Promise.all(all.map((href) => fetch(href, { cache: 'reload' }))).then(reload, reload);
  };
  const ask = (href: string, as: '' | 'image' | 'font' = '') => {
    const link = document.createElement('link');
    link.rel = as ? 'preload' : 'modulepreload';
    link.as = as;
    if (as === 'font') link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  // The figures and the sign of the taka: home is written without them, and its application does not wait for them.
  const loadFigures = () => void document.fonts.load('800 1em Bricolage Grotesque,Anek Bangla', '0৳').catch(() => undefined);
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    if (!isHome) loadFigures();
    // The least first, which makes home usable: a host without HTTP/2 answers six at a time.
    if (isHome && categories !== null) {
      const request = new Request(categories.address);
      const answer = fetch(request);
      // Whoever takes it hears of a failure; when nobody does, it is none.
      answer.catch(() => undefined);
      window.earlyRead = { url: request.url, answer };
      void import(/* @vite-ignore */ categories.script).catch(() => undefined);
    }
    // Asked for together, not one after the other as the imports are found.
    for (const href of needed.concat(entry, isHome ? home : [])) ask(href);
    if (isHome) ask(picture, 'image');
    for (const image of document.images) if (image.dataset['src']) image.src = image.dataset['src'];
    // Run one after the other all the same, each in a task of its own: together they would hold a slow processor for too long.
    needed
      .concat(entry)
      .reduce((before, href) => before.then(() => import(/* @vite-ignore */ href)), isParsed)
      .then(loadFigures)
      .catch((error: unknown) => {
        console.error('The application could not be loaded.', error);
        // A browser does not ask again for a script that failed: the next thing a person does asks for the whole page.
        addEventListener('hashchange', () => location.reload());
        fail();
      });
  };
  // Found by its rule alone it would come as a style sheet does, ahead of everything.
  if (isHome) ask(favourite, 'font');
  // What a person presses before the application is there is pressed again by take-over.tsx.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-failed] button')) retry();
    const control = target.closest('[data-first-view] :is(button,[role=button])');
    if (control) marks['pressed'] = control.getAttribute('aria-label') ?? control.textContent;
  });
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);
  setTimeout(fail, 10_000);
  // No paint is told of a page in the background, nor by every browser; that everything was loaded is no sign of one: faces hold it back.
  if (!isHome || document.hidden) start();
  else {
    const isPainted = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0;
    new PerformanceObserver((list) => isPainted(list) && start()).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(start, 1000));
  }
}
