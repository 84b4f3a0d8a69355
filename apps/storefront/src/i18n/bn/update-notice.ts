import type { updateNotice as english } from '../en/update-notice.ts';
import { translation } from '../namespace.ts';

export const updateNotice = translation<typeof english>()({
  title: 'নতুন সংস্করণ এসেছে',
  text: 'আপনার কার্ট ও লগইন আগের মতোই থাকবে।',
  later: 'পরে',
});
