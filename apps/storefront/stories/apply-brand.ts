import type { ShopConfig } from '../shop-config.ts';
import { shop } from '../shop.config.ts';
import './another-brand.css.ts';

/** Replaces the shop for one story; returns the clean-up. A build reads another file instead. */
export function applyBrand(brand: ShopConfig): () => void {
  const own = { ...shop };
  Object.assign(shop, brand);
  document.documentElement.dataset['brand'] = 'another';
  return () => {
    Object.assign(shop, own);
    delete document.documentElement.dataset['brand'];
  };
}
