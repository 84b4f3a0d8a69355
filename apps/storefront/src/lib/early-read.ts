declare global {
  interface Window {
    /** What the page asked for while the application was on its way (first-view/start-application.ts). */
    earlyRead?: { url: string; answer: Promise<Response> };
  }
}

/** The browser's fetch, but what the page has asked for already is not asked twice: the first call for it takes that answer. */
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
