import type { profileForm as english } from '../../en/account/profile-form.ts';
import { translation } from '../../namespace.ts';

export const profileForm = translation<typeof english>()({
  title: 'প্রোফাইল আপডেট',
  lead: 'খাবার নিয়ে দরজায় এসে কাকে ফোন করব, তা যেন জানা থাকে।',
  submit: 'সংরক্ষণ করুন',
  back: 'প্রোফাইলে ফিরে যান',
  saved: 'সংরক্ষণ করা হয়েছে। একটু পরেই আপনার প্রোফাইল দেখানো হবে।',
  outcomeUnknown: 'সার্ভারের উত্তর ঠিকমতো আসেনি, তাই এটি সংরক্ষিত হয়েও থাকতে পারে। আবার পাঠালে ক্ষতি নেই।',
  refused: 'সার্ভার এটি নেয়নি। যা নিয়ে আপত্তি থাকতে পারে, তা বদলে আবার চেষ্টা করুন।',
});
