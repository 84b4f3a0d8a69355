import type { titles as english } from '../en/titles.ts';
import { translation } from '../namespace.ts';

export const titles = translation<typeof english>()({
  home: 'হোম',
  menu: 'মেনু',
  details: 'খাবার',
  cart: 'কার্ট',
  login: 'লগইন',
  register: 'নিবন্ধন',
  profile: 'প্রোফাইল',
  profileUpdate: 'প্রোফাইল আপডেট',
  admin: 'খাবারের অ্যাডমিন',
  adminFoods: 'খাবার',
  addFood: 'খাবার যোগ করুন',
  updateFood: 'খাবার আপডেট',
  adminCategories: 'ক্যাটাগরি',
  addCategory: 'ক্যাটাগরি যোগ করুন',
  updateCategory: 'ক্যাটাগরি আপডেট',
  notFound: 'পাতাটি পাওয়া যায়নি',
});
