import type { adminShortcuts as english } from '../../en/admin/admin-shortcuts.ts';
import { translation } from '../../namespace.ts';

export const adminShortcuts = translation<typeof english>()({
  description: 'তালিকার ভেতরে থাকলে এগুলো কাজ করে, কিছু লেখার সময় নয়।',
  search: 'খোঁজার ঘরে যান; Enter চাপলে প্রথম ফলাফলে যাবেন',
  next: 'পরেরটি',
  previous: 'আগেরটি',
  changePrice: 'দাম পরিবর্তন করুন; Enter চাপলে সংরক্ষণ, Esc চাপলে বাতিল',
  openForm: 'ফর্ম খুলুন',
  select: 'নির্বাচন করুন; Shift চেপে ধরলে মাঝের সবগুলো',
  help: 'এই শর্টকাটগুলো দেখান',
});
