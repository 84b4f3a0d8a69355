import type { start as english } from '../en/start.ts';
import { translation } from '../namespace.ts';

export const start = translation<typeof english>()({
  requirements: 'অর্ডার করতে JavaScript এবং Chrome বা Edge ১০৯, Safari ১৬.৪, Firefox ১১৫, Samsung Internet ২১ অথবা এর নতুন সংস্করণ লাগবে।',
  failed: '{shop} লোড হয়নি।',
  tryAgain: 'আবার চেষ্টা করুন',
});
