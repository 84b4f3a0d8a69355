import type { orderAgain as english } from '../../en/ordering/order-again.ts';
import { translation } from '../../namespace.ts';

export const orderAgain = translation<typeof english>()({
  orderAgain: 'আবার অর্ডার করুন',
  yourUsual: 'নিয়মিত পছন্দ',
  missing: '{count, number}টি কার্টে নেওয়া যায়নি: {dishes}',
  menuUnreadable: 'কার্টে নেওয়া যায়নি: এই মুহূর্তে মেনু আনা যাচ্ছে না।',
});
