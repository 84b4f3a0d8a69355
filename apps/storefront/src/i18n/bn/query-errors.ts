import type { queryErrors as english } from '../en/query-errors.ts';
import { translation } from '../namespace.ts';

export const queryErrors = translation<typeof english>()({
  timeOut: 'সার্ভার উত্তর দিতে অনেক সময় নিচ্ছে।',
  network: 'সার্ভারে সংযোগ করা যাচ্ছে না। আপনার ইন্টারনেট সংযোগ আছে তো?',
  body: 'সার্ভার যা পাঠিয়েছে, তা পড়া যায়নি।',
  aborted: 'লোড করা থামানো হয়েছে।',
  busy: 'এই মুহূর্তে সার্ভারে অনেক চাপ।',
  serverError: 'এই মুহূর্তে সার্ভারে সমস্যা হচ্ছে।',
  refused: 'সার্ভার এটি প্রত্যাখ্যান করেছে।',
  unknown: 'কোনো একটা সমস্যা হয়েছে।',
});
