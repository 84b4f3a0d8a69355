/**
 * Replaces failed responses in the HTTP cache. Vite skips a style sheet that is in the document, even one that failed, so these are removed.
 * Never rejects.
 */
export async function refetchFailed(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]');
  await Promise.allSettled(
    Array.from(links, async (link) => {
      if (link.rel === 'stylesheet' && !link.sheet) link.remove();
      const { ok } = await fetch(link.href, { cache: 'force-cache' });
      if (!ok) await fetch(link.href, { cache: 'reload' });
    }),
  );
}
