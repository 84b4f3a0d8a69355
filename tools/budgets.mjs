// What each screen may load before it is complete, in bytes after gzip: the entry and the screen's own chunks, each shared file once.
export const entry = 'index.html';
const page = (file) => [entry, `src/features/${file}`];

export const budgets = {
  home: { sources: page('home/home.page.tsx'), scripts: 155_000, styles: 8_000 },
  menu: { sources: page('menu/menu.page.tsx'), scripts: 162_000, styles: 10_800 },
  details: { sources: page('menu/details.page.tsx'), scripts: 160_000, styles: 11_000 },
  cart: { sources: page('cart/cart.page.tsx'), scripts: 161_000, styles: 11_000 },
  login: { sources: page('account/login.page.tsx'), scripts: 156_000, styles: 11_500 },
  profile: { sources: page('account/profile.page.tsx'), scripts: 162_000, styles: 11_000 },
  admin: { sources: page('catalogue-admin/pages.ts'), scripts: 175_000, styles: 12_000 },
  receipt: { sources: ['src/features/account/receipt/print-receipt.ts'], scripts: 170_000, styles: 0, isLater: true },
};

const face = (name) => `../../libs/ui/src/theme/fonts/${name}.woff2`;
/** The faces home is written in: Latin, the sign of the taka, and the letters of its one Bengali name. */
export const fontsOfTheFirstView = ['bricolage-grotesque-latin', 'anek-bangla-latin', 'anek-bangla-taka', 'anek-bangla-greeting'].map(face);
export const fontBudget = 44_000;
/** The page itself: the first view with its picture and style, and two short scripts. */
export const pageBudget = 16_000;
