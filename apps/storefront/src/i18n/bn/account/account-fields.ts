import type { accountFields as english } from '../../en/account/account-fields.ts';
import { translation } from '../../namespace.ts';

export const accountFields = translation<typeof english>()({
  firstName: 'নামের প্রথম অংশ',
  lastName: 'নামের শেষ অংশ',
  phoneNumber: 'ফোন নম্বর',
  address: 'ঠিকানা',
  picture: 'প্রোফাইল ছবি',
  pictureHint: 'PNG, JPG, GIF বা WebP; ৫ MB-এর কম হলে ভালো',
  gender: 'লিঙ্গ',
  genderPlaceholder: 'বেছে নিন',
  male: 'পুরুষ',
  female: 'নারী',
  other: 'অন্যান্য',
});
