declare global {
  interface Window {
    /** The request that load-app.ts has sent while the application was loading. */
    preloadedFetch?: { url: string; response: Promise<Response> };
  }
}

/** `fetch`, except that the first call with the preloaded URL consumes the preloaded response. */
export const fetchWithPreload: typeof fetch = (input, init) => {
  const preloaded = window.preloadedFetch;
  if (!preloaded || !(input instanceof Request) || input.method !== 'GET' || input.url !== preloaded.url) return window.fetch(input, init);
  delete window.preloadedFetch;
  return new Promise((resolve, reject) => {
    const signal = init?.signal ?? input.signal;
    // The preload has no signal of its own: piped, its body ends with an abort as well.
    preloaded.response
      .then((response) => new Response(response.body?.pipeThrough(new TransformStream(), { signal }), response))
      .then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};
