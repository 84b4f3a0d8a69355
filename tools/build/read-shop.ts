import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { findShop } from './find-shop.ts';

const storefront = fileURLToPath(new URL('../../apps/storefront', import.meta.url));

/** The settings of the storefront, with .env.local, as `npm start` (development) and the build (production) read them. */
export const readSettings = (mode: 'development' | 'production') => loadEnv(mode, storefront);

/** The shop of these settings. Throws a sentence when there is no such file. */
export async function readShop(settings: Record<string, string>): Promise<{ tax: { percent: number } }> {
  const { shop }: { shop: { tax: { percent: number } } } = await import(
    pathToFileURL(findShop(storefront, settings['VITE_SHOP_CONFIG'])).href
  );
  return shop;
}
