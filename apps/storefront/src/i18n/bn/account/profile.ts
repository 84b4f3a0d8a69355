import type { profile as english } from '../../en/account/profile.ts';
import { translation } from '../../namespace.ts';

export const profile = translation<typeof english>()({
  title: 'প্রোফাইল',
  pictureOf: '{name}-এর ছবি',
  loading: 'প্রোফাইল লোড হচ্ছে...',
  missing: 'কোনো প্রোফাইল পাওয়া যায়নি',
  update: 'প্রোফাইল আপডেট',
  manageProduct: 'খাবার ব্যবস্থাপনা',
  details: 'আপনার তথ্য',
  firstName: 'নামের প্রথম অংশ',
  lastName: 'নামের শেষ অংশ',
  username: 'ইউজারনেম',
  gender: 'লিঙ্গ',
  email: 'ইমেইল',
  phone: 'ফোন',
  address: 'ঠিকানা',
});
