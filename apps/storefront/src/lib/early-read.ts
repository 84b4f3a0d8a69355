declare global {
  interface Window {
    /** The request that load-app.ts has sent while the application was loading. */
    earlyRead?: { url: string; answer: Promise<Response> };
  }
}

/** `fetch`, except that the first call with the preloaded URL consumes the preloaded response. */
export const fetchUnlessAsked: typeof fetch = (input, init) => {
  const early = window.earlyRead;
  if (!early || !(input instanceof Request) || input.method !== 'GET' || input.url !== early.url) return window.fetch(input, init);
  delete window.earlyRead;
  return new Promise((resolve, reject) => {
    early.answer.then(resolve, reject);
    const signal = init?.signal;
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
};
