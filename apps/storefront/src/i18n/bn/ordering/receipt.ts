import type { receipt as english } from '../../en/ordering/receipt.ts';
import { translation } from '../../namespace.ts';

export const receipt = translation<typeof english>()({
  title: 'অর্ডার {id}-এর রসিদ',
  page: 'পাতা {page}/{count}',
  id: 'অর্ডার নম্বর: {id}',
  date: 'তারিখ: {date}',
  status: 'অবস্থা: পরিশোধিত',
  food: 'খাবার',
  quantity: 'পরিমাণ',
  price: 'দাম',
  unitPrice: 'প্রতিটি {price}',
  subtotal: 'উপমোট',
  tax: 'কর',
  total: 'মোট',
});
