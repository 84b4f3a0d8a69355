/** Addresses of the built scripts, relative to the page. */
export interface Scripts {
  entry: string;
  /** What the entry imports, all the way down, each after what it imports itself. */
  needed: readonly string[];
  /** The picture that stands inside the page, as the application will ask for it: there in time, it does not blink. */
  picture: string;
  /** What the home screen needs besides. */
  home: readonly string[];
}

/**
 * Runs right after mark-document.ts, as an inline script: the application is asked for after the first paint, so that it competes with nothing the
 * first view is waiting for. Its source goes into the page as it stands here, so it may use nothing from outside itself.
 */
export function startApplication({ entry, needed, picture, home }: Scripts): void {
  const marks = document.documentElement.dataset;
  const isHome = !marks['opens'];
  const isParsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    // Asked for together, not one after the other as the imports are found.
    for (const href of isHome ? [picture, ...needed, ...home] : needed) {
      const link = document.createElement('link');
      link.rel = href === picture ? 'preload' : 'modulepreload';
      if (href === picture) link.as = 'image';
      link.href = href;
      document.head.append(link);
    }
    // Run one after the other all the same, each in a task of its own: together they would hold a slow processor for too long.
    needed
      .concat(entry)
      .reduce((before, href) => before.then(() => import(/* @vite-ignore */ href)), isParsed)
      .catch((error: unknown) => {
        console.error('The application could not be loaded.', error);
        // A browser does not ask again for a script that failed: the next thing a person does asks for the whole page.
        addEventListener('hashchange', () => location.reload());
      });
  };
  // What a person presses before the application is there is pressed again by take-over.tsx.
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest('[data-first-view] :is(button,[role=button])');
    if (control) marks['pressed'] = control.getAttribute('aria-label') ?? control.textContent;
  });
  // No paint is told of a page in the background, nor of one that has nothing to show yet.
  if (!isHome || document.hidden) start();
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    addEventListener('load', start);
  }
}
