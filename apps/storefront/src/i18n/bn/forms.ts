import type { forms as english } from '../en/forms.ts';
import { translation } from '../namespace.ts';

export const forms = translation<typeof english>()({
  saving: 'সংরক্ষণ হচ্ছে। সার্ভারের উত্তরের অপেক্ষা চলছে।',
  nothingLost: 'আপনার লেখা কিছুই হারায়নি',
  picturePrompt: 'ছবি বেছে নিন, টেনে আনুন বা পেস্ট করুন',
  largePicture: 'ছবিটি ৫ MB-এর চেয়ে বড়, পাঠাতে একটু সময় লাগতে পারে।',
  clearPicture: 'এই ছবি বাদ দিন',
  notAnImage: 'ফাইলটি PNG, JPG, GIF বা WebP ছবি নয়। অন্য একটি বেছে নিন।',
  damaged: 'ছবিটি নষ্ট, তাই দেখানো যাচ্ছে না। অন্য একটি বেছে নিন।',
  unreadable: 'ফাইলটি আর পড়া যাচ্ছে না। আবার বেছে নিন।',
  leaveTitle: 'সংরক্ষণ না করেই চলে যাবেন?',
  leaveText: 'এই পাতায় আপনি যা লিখেছেন, তা সংরক্ষণ করা হয়নি। চলে গেলে তা হারিয়ে যাবে।',
  leave: 'চলে যান',
  stay: 'এখানে থাকুন',
});
