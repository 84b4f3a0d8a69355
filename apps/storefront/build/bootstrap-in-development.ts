import type { Plugin } from 'vite';
import { setBootstrapFlags } from '../src/prerender/bootstrap-flags.ts';

/** Development does not prerender. The flags are set nevertheless, so that the theme does not flash. */
export const bootstrapInDevelopment = (cookies: RegExp): Plugin => ({
  name: 'bootstrap-in-development',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', children: `(${setBootstrapFlags.toString()})(${String(cookies)})`, injectTo: 'head-prepend' },
  ],
});
