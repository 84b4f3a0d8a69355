import type { Namespace } from '../namespace.ts';

/** Shown before the application is mounted, and without JavaScript. */
export const start = {
  name: 'start',
  texts: {
    requirements: 'To order you need JavaScript and Chrome or Edge 109, Safari 16.4, Firefox 115, Samsung Internet 21 or a newer one.',
    failed: '{shop} did not load.',
    tryAgain: 'Try again',
  },
} as const satisfies Namespace;
