import type { Namespace } from '../../namespace.ts';

/** Ordering an old order again, from the list of orders and from the last one. */
export const orderAgain = {
  name: 'orderAgain',
  texts: {
    orderAgain: 'Order again',
    yourUsual: 'Your usual',
    missing: 'Not added: {dishes}{more, plural, =0 {} other { and # more}}',
    menuUnreadable: 'The menu could not be loaded. Your cart is as it was.',
  },
} as const satisfies Namespace;
