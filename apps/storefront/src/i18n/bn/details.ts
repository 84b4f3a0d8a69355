import type { details as english } from '../en/details.ts';
import { translation } from '../namespace.ts';

export const details = translation<typeof english>()({
  wholeMenu: 'পুরো মেনু',
  addToCart: 'কার্টে যোগ করুন',
  unavailableTitle: 'মেনুতে আর নেই',
  unavailableText: 'এই খাবারটি এখন অর্ডার করা যাবে না।',
  noPriceTitle: 'দাম জানা যায়নি',
  noPriceText: 'রান্নাঘরে জিজ্ঞেস করুন, অথবা পরে আবার দেখুন।',
  moreFrom: '<category>{name}</category> ক্যাটাগরির আরও খাবার',
  seeAll: 'সব দেখুন',
  yourDish: 'আপনার খাবার',
  loading: 'খাবার লোড হচ্ছে...',
  failed: 'খাবারটি আনা যায়নি',
  goToMenu: 'মেনুতে যান',
  takenOffTitle: 'এই খাবারটি মেনুতে নেই',
  takenOffText: 'হয়তো মেনু থেকে তুলে নেওয়া হয়েছে। আরও অনেক খাবার আছে।',
  noneTitle: 'কোনো খাবার বেছে নেওয়া হয়নি',
  noneText: 'মেনু থেকে একটি বেছে নিন, এখানে দেখতে পাবেন।',
});
