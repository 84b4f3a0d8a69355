import type { login as english } from '../../en/account/login.ts';
import { translation } from '../../namespace.ts';

export const login = translation<typeof english>()({
  title: 'লগইন',
  lead: 'আপনাকে দেখে ভালো লাগল। আপনার টেবিল তৈরি।',
  submit: 'লগইন করুন',
  register: 'এখানে নতুন? <link>নিবন্ধন করুন</link>',
  tokensMissing: 'লগইন সম্পূর্ণ হয়নি। আবার চেষ্টা করুন।',
  rejected: 'এই ইমেইল ও পাসওয়ার্ডে কোনো অ্যাকাউন্ট নেই। দুটিই মিলিয়ে দেখুন।',
  failed: '{reason} আপনি যা লিখেছেন, তা এখানেই আছে।',
  demoTitle: 'শুধু ঘুরে দেখছেন?',
  demoText: 'এই দোকানটি শুধু আপনার ব্রাউজারেই চলে। এঁদের একজন হয়ে ঘুরে দেখুন:',
  useAccount: 'এই অ্যাকাউন্ট নিন',
  useAccountLabel: 'এই অ্যাকাউন্ট নিন, {email}',
});
