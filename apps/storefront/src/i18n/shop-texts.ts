import { shop } from '../../shop.config.ts';
import type { ShopTexts } from '../../shop-config.ts';
import type { Locale } from './locale.ts';
import { useLocale } from './use-texts.ts';

/** The texts of shop.config.ts in a language. */
export const shopTexts = (locale: Locale): ShopTexts => locale.shop ?? shop;

/** `const { welcome } = useShopTexts()`. Renders again when the language changes. */
export const useShopTexts = (): ShopTexts => shopTexts(useLocale());
