import type { register as english } from '../../en/account/register.ts';
import { translation } from '../../namespace.ts';

export const register = translation<typeof english>()({
  title: 'নিবন্ধন',
  lead: 'এক মিনিট লিখুন, সারা জীবন ভালো খান।',
  aboutYou: 'আপনার পরিচয়',
  onYourProfile: 'প্রোফাইলের তথ্য',
  toKeepItYours: 'অ্যাকাউন্টের নিরাপত্তা',
  username: 'ইউজারনেম',
  confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
  submit: 'নিবন্ধন করুন',
  login: 'আগে থেকেই অ্যাকাউন্ট আছে? <link>লগইন করুন</link>',
  restoreTitle: 'কিছুই হারায়নি',
  restoreText: '{reason} ফর্মটি খালি করা হয়েছে। পাসওয়ার্ড ও ছবি আবার দিতে হবে।',
  restoreLeftText: 'আপনি আগে নিবন্ধন শুরু করেছিলেন। পাসওয়ার্ড ও ছবি আবার দিতে হবে।',
  restore: 'আমার লেখা ফিরিয়ে আনুন',
  passwordsDiffer: 'দুটি পাসওয়ার্ড মেলেনি।',
  passwordsDifferHint: 'দুটি পাসওয়ার্ড মেলেনি। দুবার একই পাসওয়ার্ড লিখুন।',
  fieldsRefused: 'চিহ্নিত ঘরগুলোর তথ্য নেওয়া হয়নি।',
  outcomeUnknown: 'আপনার নিবন্ধন হয়েও থাকতে পারে: লগইন করে দেখুন।',
});
