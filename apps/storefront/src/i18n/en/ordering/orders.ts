import type { Namespace } from '../../namespace.ts';

/** Texts of the list of orders. */
export const orders = {
  name: 'orders',
  texts: {
    title: 'My Orders',
    loading: 'Your orders are loading...',
    count: '{count, plural, one {# order} other {# orders}}',
    loadFailed: 'Your orders could not be loaded.',
    emptyTitle: 'No orders found.',
    emptyText: 'The first one always tastes best.',
    browseMenu: 'Browse the menu',
    showOlder: 'Show older orders',
    order: 'Order #{id, number}',
    newOrder: 'Your new order',
    numberFollows: 'Its number follows in a moment.',
    moreDishes: '{count, number} more',
    haveReady: 'Have {total} ready',
    download: 'Download',
  },
} as const satisfies Namespace;
