/**
 * Replaces failed responses in the HTTP cache. Vite skips a style sheet that is in the document, even one that failed, so these are removed.
 * Never rejects.
 */
export async function refetchFailed(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]');
  await Promise.allSettled(
    Array.from(links, async (link) => {
      if (link.rel === 'stylesheet' && !link.sheet) link.remove();
      const { ok, headers } = await fetch(link.href, { cache: 'force-cache' });
      // Some hosts answer with their page instead of a 404.
      if (!ok || headers.get('content-type')?.startsWith('text/html')) await fetch(link.href, { cache: 'reload' });
    }),
  );
}
