import type { home as english } from '../en/home.ts';
import { translation } from '../namespace.ts';

export const home = translation<typeof english>()({
  browseMenu: 'মেনু দেখুন',
  carousel: 'আমাদের রান্নাঘর থেকে',
  carouselRole: 'স্লাইডশো',
  slideRole: 'স্লাইড',
  showSlide: '{dish} দেখান',
  play: 'স্লাইড চালু করুন',
  pause: 'স্লাইড থামান',
  kacchi: 'কাচ্চি বিরিয়ানি',
  puliPitha: 'পুলি পিঠা',
  pudding: 'ক্যারামেল পুডিং',
  categories: 'পছন্দের ক্যাটাগরি বেছে নিন',
});
