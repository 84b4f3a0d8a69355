import type { Namespace } from '../../namespace.ts';

/** Ordering an old order again, from the list of orders and from the last one. */
export const orderAgain = {
  name: 'orderAgain',
  texts: {
    orderAgain: 'Order again',
    yourUsual: 'Your usual',
    missing: '{count, number} not added: {dishes}',
    menuUnreadable: 'Not added: the menu could not be loaded.',
  },
} as const satisfies Namespace;
