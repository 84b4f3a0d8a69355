/** Requests that stall are given up, so that they keep no connection from others. */
const timeoutMs = 5_000;

/**
 * Replaces failed responses in the HTTP cache, and failed style sheets in the document: Vite requests each of them once, whether it fails or not.
 * Never rejects; returns whether every file is there within the time limit.
 */
export const refetchFailed = (): Promise<boolean> =>
  Promise.race([refetchAll(), new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false))]);

async function refetchAll(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]');
  const outcomes = await Promise.allSettled(
    Array.from(links, async (link) => {
      // A style sheet that is not there in time is requested again, too: it applies once it comes.
      const isThere = await isAnswered(link.href, 'force-cache')
        .then((is) => is || isAnswered(link.href, 'reload'))
        .catch(() => false);
      if (link.rel !== 'stylesheet' || !link.isConnected || hasRules(link)) return isThere;
      return (await reload(link)) && isThere;
    }),
  );
  return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
}

async function isAnswered(url: string, cache: RequestCache): Promise<boolean> {
  const { ok, headers } = await fetch(url, { cache, signal: AbortSignal.timeout(timeoutMs) });
  // Some hosts answer with their page instead of a 404.
  return ok && !headers.get('content-type')?.startsWith('text/html');
}

/** In Chromium the sheet of an error response is empty, and that of a request without a response cannot be read, like one of another origin. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Whether the style sheet is loaded now. */
function reload(link: HTMLLinkElement): Promise<boolean> {
  const copy = link.cloneNode();
  return new Promise((resolve) => {
    for (const type of ['load', 'error'])
      copy.addEventListener(type, () => {
        // Not failed but still loading: without an event Vite would wait for it until the next reload.
        link.dispatchEvent(new Event(type));
        resolve(type === 'load');
      });
    link.replaceWith(copy);
  });
}
