import type { routeErrors as english } from '../en/route-errors.ts';
import { translation } from '../namespace.ts';

export const routeErrors = translation<typeof english>()({
  heading: 'এই পাতাটি দেখানো যায়নি',
  renderTitle: 'এই পাতায় কোনো একটা সমস্যা হয়েছে',
  renderText: 'আপনার কার্ট ও লগইন ঠিক আছে। আবার চেষ্টা করুন, অথবা অন্য পাতায় যান।',
  networkTitle: 'পাতাটি এসে পৌঁছায়নি',
  networkText: 'হয়তো ইন্টারনেট সংযোগ নেই। আপনার কার্ট ও লগইন ঠিক আছে। আবার চেষ্টা করুন, অথবা অন্য পাতায় যান।',
  newBuildTitle: 'নতুন সংস্করণ এসেছে',
  newBuildText: 'আপনি যে পাতাটি চেয়েছেন সেটি নতুন সংস্করণের। আপনার কার্ট ও লগইন আগের মতোই থাকবে।',
  loadNewBuild: 'নতুন সংস্করণ লোড করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  backToHome: 'হোমে ফিরে যান',
  notFoundTitle: 'এখানে কিছু নেই',
  notFoundText: 'ঠিকানাটি পুরোনো বা ভুল হতে পারে। মেনু থেকে আবার শুরু করুন।',
});
