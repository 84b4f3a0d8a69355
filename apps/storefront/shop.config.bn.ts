import type { ShopTexts } from './shop-config.ts';

/** The texts of shop.config.ts in Bangla, loaded for Bangla only. */
export const shop: ShopTexts = {
  // No line ends with 'প্রতি'.
  welcome: 'My Food-এ স্বাগতম, প্রতি\u00a0লোকমায় তৃপ্তি!',
  tagline: 'স্বাদটাই অন্যরকম। মিস করবেন না।',
  footer: 'My Food: আজকের রান্না, দাম দেবেন খাবার হাতে পেয়ে।',
  contact: '',
  currency: { detailSign: '৳' },
  tax: { label: 'কর (৫%)' },
  receipt: { heading: 'অর্ডারের রসিদ', thanks: 'অর্ডারের জন্য ধন্যবাদ!' },
};
