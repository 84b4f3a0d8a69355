import type { BrandColors } from '@my-food/ui/theme-tokens';

/** What makes a shop this shop (docs/another-brand.md). The texts are rendered literally. */
export interface ShopConfig {
  /** In the top bar, the titles, on receipts and installed icons. */
  name: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** Absolute URL of the page, ending in a slash, for link previews; empty when it is not known. */
  url: string;
  welcome: string;
  tagline: string;
  /** On the card of the carousel: the name as on the menu, and its language. `npm run generate` subsets the font for it. */
  heroDish: { name: string; language: string };
  footer: string;
  /** A line of the footer and the receipt, such as a telephone number; empty: none. */
  contact: string;
  /** The languages of the texts; the first is that of the page. */
  languages: readonly ['en'];
  /** Before amounts: on cards and lists, on the page of a dish, in the admin's list. Letters are followed by a space. */
  currency: { sign: string; detailSign: string; adminSign: string };
  /** The server has to charge the same. At most two decimals, half up (Spec §9). */
  tax: { percent: number; label: string };
  receipt: { heading: string; thanks: string };
  /** The colours that differ from libs/ui/src/theme/tokens.ts; `shop-config.test.ts` checks their contrast. */
  theme: { light: BrandColors; dark: BrandColors };
}
