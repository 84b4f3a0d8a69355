import type { layout as english } from '../en/layout.ts';
import { translation } from '../namespace.ts';

export const layout = translation<typeof english>()({
  skipToContent: 'মূল অংশে যান',
  main: 'প্রধান মেনু',
  startPage: '{shop}, হোম',
  home: 'হোম',
  food: 'খাবার',
  cart: 'কার্ট',
  dishes: '{count, plural, one {#টি খাবার} other {#টি খাবার}}',
  login: 'লগইন',
  account: 'আপনার অ্যাকাউন্ট',
  accountMenuFailed: 'অ্যাকাউন্টের মেনু লোড করা যায়নি। পাতাটি আবার লোড করুন।',
  profile: 'প্রোফাইল',
  logout: 'লগআউট',
  theme: 'থিম',
  themeSystem: 'ডিভাইসের মতো',
  themeLight: 'হালকা',
  themeDark: 'গাঢ়',
  languageFailed: 'বাংলা লোড করা যায়নি। আবার চেষ্টা করতে পাতাটি রিলোড করুন।',
  loading: 'লোড হচ্ছে',
  tryAgain: 'আবার চেষ্টা করুন',
  reloadPage: 'পাতাটি আবার লোড করুন',
  notifications: 'বিজ্ঞপ্তি',
  closeNotification: 'বিজ্ঞপ্তি বন্ধ করুন',
  notificationsFailed: 'বিজ্ঞপ্তি দেখানো যাচ্ছে না।',
  applicationFailed: 'কোনো একটা সমস্যা হয়েছে।',
});
