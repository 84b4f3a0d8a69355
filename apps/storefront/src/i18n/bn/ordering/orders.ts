import type { orders as english } from '../../en/ordering/orders.ts';
import { translation } from '../../namespace.ts';

export const orders = translation<typeof english>()({
  title: 'আমার অর্ডার',
  loading: 'আপনার অর্ডারগুলো লোড হচ্ছে...',
  count: '{count, plural, one {#টি অর্ডার} other {#টি অর্ডার}}',
  loadFailed: 'এই মুহূর্তে আপনার অর্ডারগুলো আনা যাচ্ছে না।',
  emptyTitle: 'এখনো কোনো অর্ডার নেই।',
  emptyText: 'প্রথম অর্ডারের স্বাদই আলাদা।',
  browseMenu: 'মেনু দেখুন',
  showOlder: 'আগের অর্ডারগুলো দেখুন',
  order: 'অর্ডার #{id, number, ::group-off}',
  newOrder: 'আপনার নতুন অর্ডার',
  numberFollows: 'একটু পরেই এর নম্বর জানা যাবে।',
  moreDishes: 'আরও {count, number}টি',
  haveReady: '{total} হাতে রাখুন',
  download: 'ডাউনলোড',
});
