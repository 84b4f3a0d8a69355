import type { BrandColors } from '@my-food/ui/theme-tokens';

/** The texts of a shop, in English in `shop.config.ts`, in Bangla in `shop.config.bn.ts`. They are rendered literally. */
export interface ShopTexts {
  welcome: string;
  tagline: string;
  footer: string;
  /** A line of the footer and the receipt, such as a telephone number; empty: none. */
  contact: string;
  /** The sign on the page of a dish. Letters are followed by a space. */
  currency: { detailSign: string };
  tax: { label: string };
  receipt: { heading: string; thanks: string };
}

/** What makes a shop this shop (docs/another-brand.md). */
export interface ShopConfig extends ShopTexts {
  /** One sentence for search engines and link previews, which read the English page. */
  description: string;
  /** In the top bar, the titles, on receipts and installed icons; the same in every language. */
  name: string;
  /** Absolute URL of the page, ending in a slash, for link previews; empty when it is not known. */
  url: string;
  /** On the card of the carousel: the name as on the menu, and its language. `npm run generate` subsets the font for it. */
  heroDish: { name: string; language: string };
  /** With Bangla there is a switch, and browsers that prefer it are offered it. */
  languages: readonly ['en'] | readonly ['en', 'bn'];
  /** Before amounts: on cards and lists, on the page of a dish, in the admin's list. Letters are followed by a space. */
  currency: { sign: string; detailSign: string; adminSign: string };
  /** The server has to charge the same. At most two decimals, half up (Spec §9). */
  tax: { percent: number; label: string };
  /** The colours that differ from libs/ui/src/theme/tokens.ts; `shop-config.test.ts` checks their contrast. */
  theme: { light: BrandColors; dark: BrandColors };
}
