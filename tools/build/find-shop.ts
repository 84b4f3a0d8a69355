import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingError } from './setting-error.ts';

/** The file of VITE_SHOP_CONFIG, by default shop.config.ts. Throws a sentence when there is none. */
export function findShop(root: string, name: string | undefined): string {
  const file = resolve(root, name || 'shop.config.ts');
  if (!existsSync(file)) throw new SettingError(`VITE_SHOP_CONFIG: apps/storefront has no file '${String(name)}'.`);
  return file;
}
