import type { Namespace } from '../../namespace.ts';

/** The way back to the cart, on other pages. */
export const waitingCart = {
  name: 'waitingCart',
  texts: { waiting: 'Your order waits: {count, plural, one {# dish} other {# dishes}}, {total}' },
} as const satisfies Namespace;
