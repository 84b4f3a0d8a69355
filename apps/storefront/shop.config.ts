import type { ShopConfig } from './shop-config.ts';

export const shop: ShopConfig = {
  name: 'My Food',
  description: 'My Food: dishes from Bangladesh, ordered in a minute and paid on delivery.',
  url: '',
  welcome: 'Welcome to My Food Where Every Bite Wins!',
  tagline: "Hits different. Don't miss out.",
  heroDish: { name: 'কাচ্চি বিরিয়ানি', language: 'bn' },
  footer: 'My Food. Cooked today, paid at your door.',
  contact: '',
  languages: ['en', 'bn'],
  currency: { sign: '৳', detailSign: 'Tk', adminSign: '$' },
  tax: { percent: 5, label: 'Tax (5%)' },
  receipt: { heading: 'Order Receipt', thanks: 'Thank you for your order!' },
  theme: { light: {}, dark: {} },
};
